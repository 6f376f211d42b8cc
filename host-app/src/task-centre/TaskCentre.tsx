import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { Popover } from '@stratus/widgets/react/popover'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { late } from '../actions/late.js'
import { useHost } from '../host.js'
import { Icon } from '../ui/Icon.js'
import { Loading } from '../ui/Loading.js'
import { countOf, runs } from '../tasks/task.js'
import { doneText } from '../tasks/task-text.js'

/** Nothing on screen may go because it cannot be had. */
const TaskList = late(() => import('./TaskList.js'), <Loading lines={2} />)

/** What the cloud is still at, or has done lately, on whatever page one is (DEC-74). Nothing while there is none. */
export function TaskCentre() {
  const tasks = useStore(useHost().tasks.list)
  const { pathname } = useLocation()
  // The way to another page closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const [readAt, setReadAt] = useState(Date.now)
  if (!tasks.length && !open) return null
  const running = tasks.filter(runs).length
  const ended = tasks.filter(({ endedAt }) => endedAt !== null && endedAt > readAt)
  const failed = ended.filter((task) => countOf(task, 'failed')).length
  const [newest] = ended
  const counts = [running ? t('%s running', [running]) : '', failed ? t('%s failed', [failed]) : '']
  const toggle = (next: boolean): void => {
    setOpenOn(next ? pathname : null)
    setReadAt(Date.now())
  }
  return (
    <>
      <Popover
        className="menu header-panel"
        variant="quiet"
        label={[t('Tasks'), ...counts.filter(Boolean)].join(', ')}
        panelLabel={t('Tasks')}
        open={open}
        onStratusToggle={({ detail }) => toggle(detail.open)}
      >
        <Icon slot="button" name={running ? 'progress' : failed ? 'danger' : 'success'} />
        {running > 0 && (
          <span slot="button" className="badge">
            {running > 99 ? '99+' : running}
          </span>
        )}
        {open && <TaskList />}
      </Popover>
      {/* A failure is said by a message. */}
      <span role="status" className="visually-hidden">
        {newest && !countOf(newest, 'failed') ? doneText(newest) : null}
      </span>
    </>
  )
}
