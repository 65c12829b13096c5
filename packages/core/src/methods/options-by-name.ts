import type { BoilerpipeOptions } from './boilerpipe/boilerpipe.ts';
import type { BteOptions } from './bte/bte.ts';
import type { BlurRule } from './ccb/blurred-content.ts';
import type { TokenBlurOptions } from './ccb/options.ts';
import type { SmoothingOptions } from './cetd/select-by-smoothing.ts';
import type { CetrOptions } from './cetr/options.ts';
import type { DanaMethodOptions, DanaOptions } from './dana/options.ts';
import type { DensityOptions } from './density/density.ts';
import type { DistillerOptions } from './dom-distiller/dom-distiller.ts';
import type { DscOptions } from './dsc/options.ts';
import type { FeOptions, KfeOptions } from './fe/fe.ts';
import type { FoveaOptions } from './fovea/options.ts';
import type { GceParameters } from './gce/options.ts';
import type { LayoutAnalysisOptions } from './layout-analysis/options.ts';
import type { LinkQuotaOptions } from './lqf/lqf.ts';
import type { Method, MethodOptions } from './method.ts';
import type { WithPreset } from './presets.ts';
import type { R4Options } from './r4/options.ts';
import type { SemanticOptions } from './semantic-markup/parameters.ts';
import type { WlrOptions } from './wlr/wlr.ts';

/** The options of a method without parameters. */
export type NoOptions = Readonly<Record<never, never>>;

/** The options of every built-in method, by its name. */
export interface OptionsByMethod {
  readonly fovea: FoveaOptions;
  readonly 'cectd-ds': NoOptions;
  readonly 'semantic-markup': SemanticOptions;
  readonly 'whole-body': NoOptions;
  readonly dana: WithPreset<DanaMethodOptions>;
  readonly danag: WithPreset<DanaOptions>;
  readonly addanag: WithPreset<DanaOptions>;
  readonly bte: BteOptions;
  readonly dsc: WithPreset<DscOptions>;
  readonly ccb: WithPreset<BlurRule>;
  readonly 'accb-40': WithPreset<BlurRule>;
  readonly 'tccb-18': WithPreset<TokenBlurOptions>;
  readonly 'tccb-25': WithPreset<TokenBlurOptions>;
  readonly density: WithPreset<DensityOptions>;
  readonly cetr: WithPreset<CetrOptions>;
  readonly r4: R4Options;
  readonly 'cetd-ds': NoOptions;
  readonly 'cectd-s': SmoothingOptions;
  readonly wlr: WithPreset<WlrOptions>;
  readonly 'lqf-25': LinkQuotaOptions;
  readonly 'lqf-50': LinkQuotaOptions;
  readonly 'lqf-75': LinkQuotaOptions;
  readonly fe: FeOptions;
  readonly kfe: WithPreset<KfeOptions>;
  readonly 'boilerpipe-default': BoilerpipeOptions;
  readonly 'boilerpipe-article': BoilerpipeOptions;
  readonly 'boilerpipe-largest': BoilerpipeOptions;
  readonly 'dom-distiller': DistillerOptions;
  readonly gce: GceParameters;
  readonly 'layout-analysis': LayoutAnalysisOptions;
  readonly 'semantic-markup-zones': SemanticOptions;
  readonly 'cehtd-ds': NoOptions;
}

/** The name of a built-in method. */
export type MethodName = keyof OptionsByMethod;

/**
 * What `methodOptions` may hold for a method, given by name or as an object; any values if the method is not known at
 * compile time.
 */
export type OptionsOf<Chosen> = Chosen extends MethodName
  ? Partial<OptionsByMethod[Chosen]>
  : Chosen extends Method<infer Options>
    ? object extends Options
      ? MethodOptions
      : Partial<Options>
    : MethodOptions;
