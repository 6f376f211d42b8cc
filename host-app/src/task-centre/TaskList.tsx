import { useStore } from '@nanostores/react'
import { t, type IconName } from '@stratus/widgets'
import { CopyButton } from '@stratus/widgets/react/copy-button'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useHost } from '../host.js'
import { Button } from '../ui/Button.js'
import { Icon } from '../ui/Icon.js'
import { Ago } from '../ui/Time.js'
import { countOf, runs, type Task, type TaskItem, type TaskState } from '../tasks/task.js'
import { taskKinds } from './task-kinds.js'
import { durationText, taskText } from '../tasks/task-text.js'
import './task-list.css'

/** Of a task for many things, so many are shown one by one: those that failed first. */
const mostShown = 6

const order: readonly TaskState[] = ['failed', 'vanished', 'running', 'done']

/** All tasks, the newest first. */
export default function TaskList() {
  const { tasks } = useHost()
  const list = useStore(tasks.list)
  const heading = useRef<HTMLHeadingElement>(null)
  const clear = (): void => {
    tasks.dismissEnded()
    // The button goes.
    heading.current?.focus()
  }
  return (
    <>
      <div className="task-head">
        <h2 ref={heading} tabIndex={-1}>
          {t('Tasks')}
        </h2>
        {list.some((task) => !runs(task)) && (
          <Button kind="quiet" onClick={clear}>
            {t('Clear ended')}
          </Button>
        )}
      </div>
      {list.length === 0 ? (
        <p className="muted">{t('Nothing is running.')}</p>
      ) : (
        <ol>
          {list.map((task) => (
            <TaskEntry key={task.id} task={task} />
          ))}
        </ol>
      )}
    </>
  )
}

function lookOf(task: Task): { icon: IconName; tone: string } {
  if (runs(task)) return { icon: 'progress', tone: 'info' }
  if (countOf(task, 'failed')) return { icon: 'danger', tone: 'danger' }
  return countOf(task, 'vanished') ? { icon: 'warning', tone: 'warning' } : { icon: 'success', tone: 'success' }
}

function TaskEntry({ task }: { task: Task }) {
  const { icon, tone } = lookOf(task)
  const things = task.items.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const done = countOf(task, 'done')
  return (
    <li className={`tone-${tone}`}>
      <Icon name={icon} />
      <div>
        <p>
          <bdi>{taskText(task)}</bdi>
        </p>
        {task.items.length > 1 && (
          <p className="muted">
            {t('%s of %s done', [done, task.items.length])}
            {countOf(task, 'failed') > 0 && `, ${t('%s failed', [countOf(task, 'failed')])}`}
          </p>
        )}
        <ul>
          {things.slice(0, mostShown).map((item) => (
            <TaskThing key={item.id} task={task} item={item} />
          ))}
        </ul>
        {things.length > mostShown && <p className="muted">{t('and %s more', [things.length - mostShown])}</p>}
      </div>
      <span className="task-time muted">
        {task.endedAt === null ? <Ago at={task.begunAt} /> : t('took %s', [durationText(task.endedAt - task.begunAt)])}
      </span>
    </li>
  )
}

function TaskThing({ task, item }: { task: Task; item: TaskItem }) {
  const { id, name, state, status, reason, requestId } = item
  const path = taskKinds[task.type]?.path(id)
  const isThere = state !== 'vanished' && !(state === 'done' && task.asked === 'deleted')
  const told = [reason, requestId && t('Request ID: %s', [requestId])].filter(Boolean).join('\n')
  return (
    <li>
      <span className="task-thing">
        {isThere && path ? <Link to={path}>{name ?? id}</Link> : <bdi>{name ?? id}</bdi>}
        <span className="muted">{stateText(task, state, status)}</span>
        {told && <CopyButton iconOnly text={told} label={t('Copy the reason')} />}
      </span>
      {reason && <p className="task-reason">{reason}</p>}
      {requestId && <p className="mono muted">{requestId}</p>}
    </li>
  )
}

function stateText({ asked }: Task, state: TaskState, status: string): string {
  switch (state) {
    case 'running':
      return status || t('Waiting')
    case 'done':
      return asked === 'deleted' ? t('Deleted') : status
    case 'failed':
      return t('Failed: it is %s', [status])
    case 'vanished':
      return t('No longer exists')
  }
}
