// A destructured parameter has no name, and typedoc calls it `__namedParameters`. The reference takes the
// last word of its type, `options` for `ReducerOptions`, or `options` for an unnamed type.

import {
  type Application,
  type Context,
  Converter,
  ParameterReflection,
  ReferenceType,
  type SomeType,
} from 'typedoc';

/** The plugin for typedoc that names them. */
export function loadParameterNames(app: Application): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    for (const reflection of Object.values(project.reflections))
      if (reflection instanceof ParameterReflection && reflection.name === '__namedParameters')
        reflection.name = nameFor(reflection.type);
  });
}

function nameFor(type: SomeType | undefined): string {
  const words = type instanceof ReferenceType ? type.name.match(/[A-Z][a-z]*/g) : null;
  return words?.at(-1)?.toLowerCase() ?? 'options';
}
