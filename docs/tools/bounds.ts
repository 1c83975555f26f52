// The bounds of type parameters in the reference. typedoc asks the compiler for a bound, and the ids of the
// titles of any engine come to `any`. The reference repeats the source: `Id extends Ids<R>`.

import {
  type Application,
  type Context,
  Converter,
  IntrinsicType,
  type TypeParameterReflection,
} from 'typedoc';
import type { TypeParameterDeclaration } from 'typescript';

/** The plugin for typedoc that takes bounds from the source where they came to nothing. */
export function loadBounds(app: Application): void {
  app.converter.on(
    Converter.EVENT_CREATE_TYPE_PARAMETER,
    (context: Context, parameter: TypeParameterReflection) => {
      if (!(parameter.type instanceof IntrinsicType && parameter.type.name === 'any')) return;
      const [declared] = context.getSymbolFromReflection(parameter)?.declarations ?? [];
      const { constraint } = declared as TypeParameterDeclaration;
      if (constraint !== undefined)
        parameter.type = context.converter.convertType(context.withScope(parameter), constraint);
    },
  );
}
