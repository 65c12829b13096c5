const SVG_TAG_NAMES =
  'altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix ' +
  'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
  'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology ' +
  'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef ' +
  'linearGradient radialGradient textPath';

const SVG_ATTRIBUTE_NAMES =
  'attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode ' +
  'filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines ' +
  'keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits ' +
  'numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ ' +
  'preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions ' +
  'requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles ' +
  'surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector ' +
  'yChannelSelector zoomAndPan';

/** Names of SVG elements as the standard spells them, by lower-case name ("adjust SVG tag names"). */
export const ADJUSTED_SVG_TAGS: ReadonlyMap<string, string> = byLowerCase(SVG_TAG_NAMES);

/** "Adjust SVG attributes". */
export const ADJUSTED_SVG_ATTRIBUTES: ReadonlyMap<string, string> = byLowerCase(SVG_ATTRIBUTE_NAMES);

/** "Adjust MathML attributes". */
export const ADJUSTED_MATHML_ATTRIBUTES: ReadonlyMap<string, string> = byLowerCase('definitionURL');

function byLowerCase(names: string): ReadonlyMap<string, string> {
  return new Map(names.split(' ').map((name) => [name.toLowerCase(), name]));
}
