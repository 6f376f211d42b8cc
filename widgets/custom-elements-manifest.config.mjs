/** The manifest that editors read: `npm run manifest` writes it into the build. */
export default {
  litelement: true,
  globs: ['widgets/*/stratus-*.ts'],
  exclude: ['widgets/**/*.{test,define,styles,events}.ts', 'widgets/node_modules', 'widgets/dist'],
  outdir: 'widgets/dist',
  plugins: [
    {
      name: 'documented-events-only',
      // The analyzer takes the parameter of our `emit()` for an event; what counts is what the class documents.
      packageLinkPhase({ customElementsManifest }) {
        for (const { declarations } of customElementsManifest.modules) {
          for (const declaration of declarations) {
            declaration.events = declaration.events?.filter(({ name }) => name.startsWith('stratus-'))
          }
        }
      },
    },
  ],
}
