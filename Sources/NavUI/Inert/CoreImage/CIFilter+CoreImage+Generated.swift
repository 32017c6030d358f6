// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension CIFilter {
  /// Stands in for `kaleidoscope` of `CIFilter`.
  public static func kaleidoscope() -> CIFilter { CIFilter() }
  /// Stands in for `keystoneCorrectionCombined` of `CIFilter`.
  public static func keystoneCorrectionCombined() -> CIFilter { CIFilter() }
  /// Stands in for `keystoneCorrectionHorizontal` of `CIFilter`.
  public static func keystoneCorrectionHorizontal() -> CIFilter { CIFilter() }
  /// Stands in for `keystoneCorrectionVertical` of `CIFilter`.
  public static func keystoneCorrectionVertical() -> CIFilter { CIFilter() }
  /// Stands in for `kMeans` of `CIFilter`.
  public static func kMeans() -> CIFilter { CIFilter() }
  /// Stands in for `labDeltaE` of `CIFilter`.
  public static func labDeltaE() -> CIFilter { CIFilter() }
  /// Stands in for `lanczosScaleTransform` of `CIFilter`.
  public static func lanczosScaleTransform() -> CIFilter { CIFilter() }
  /// Stands in for `lenticularHaloGenerator` of `CIFilter`.
  public static func lenticularHaloGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `lightenBlendMode` of `CIFilter`.
  public static func lightenBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `lightTunnel` of `CIFilter`.
  public static func lightTunnel() -> CIFilter { CIFilter() }
  /// Stands in for `linearBurnBlendMode` of `CIFilter`.
  public static func linearBurnBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `linearDodgeBlendMode` of `CIFilter`.
  public static func linearDodgeBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `linearGradient` of `CIFilter`.
  public static func linearGradient() -> CIFilter { CIFilter() }
  /// Stands in for `linearLightBlendMode` of `CIFilter`.
  public static func linearLightBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `linearToSRGBToneCurve` of `CIFilter`.
  public static func linearToSRGBToneCurve() -> CIFilter { CIFilter() }
  /// Stands in for `lineOverlay` of `CIFilter`.
  public static func lineOverlay() -> CIFilter { CIFilter() }
  /// Stands in for `lineScreen` of `CIFilter`.
  public static func lineScreen() -> CIFilter { CIFilter() }
  /// Stands in for `luminosityBlendMode` of `CIFilter`.
  public static func luminosityBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `maskedVariableBlur` of `CIFilter`.
  public static func maskedVariableBlur() -> CIFilter { CIFilter() }
  /// Stands in for `maskToAlpha` of `CIFilter`.
  public static func maskToAlpha() -> CIFilter { CIFilter() }
  /// Stands in for `maximumComponent` of `CIFilter`.
  public static func maximumComponent() -> CIFilter { CIFilter() }
  /// Stands in for `maximumCompositing` of `CIFilter`.
  public static func maximumCompositing() -> CIFilter { CIFilter() }
  /// Stands in for `maximumScaleTransform` of `CIFilter`.
  public static func maximumScaleTransform() -> CIFilter { CIFilter() }
  /// Stands in for `median` of `CIFilter`.
  public static func median() -> CIFilter { CIFilter() }
  /// Stands in for `meshGenerator` of `CIFilter`.
  public static func meshGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `minimumComponent` of `CIFilter`.
  public static func minimumComponent() -> CIFilter { CIFilter() }
  /// Stands in for `minimumCompositing` of `CIFilter`.
  public static func minimumCompositing() -> CIFilter { CIFilter() }
  /// Stands in for `mix` of `CIFilter`.
  public static func mix() -> CIFilter { CIFilter() }
  /// Stands in for `modTransition` of `CIFilter`.
  public static func modTransition() -> CIFilter { CIFilter() }
  /// Stands in for `morphologyGradient` of `CIFilter`.
  public static func morphologyGradient() -> CIFilter { CIFilter() }
  /// Stands in for `morphologyMaximum` of `CIFilter`.
  public static func morphologyMaximum() -> CIFilter { CIFilter() }
  /// Stands in for `morphologyMinimum` of `CIFilter`.
  public static func morphologyMinimum() -> CIFilter { CIFilter() }
  /// Stands in for `morphologyRectangleMaximum` of `CIFilter`.
  public static func morphologyRectangleMaximum() -> CIFilter { CIFilter() }
  /// Stands in for `morphologyRectangleMinimum` of `CIFilter`.
  public static func morphologyRectangleMinimum() -> CIFilter { CIFilter() }
  /// Stands in for `motionBlur` of `CIFilter`.
  public static func motionBlur() -> CIFilter { CIFilter() }
  /// Stands in for `multiplyBlendMode` of `CIFilter`.
  public static func multiplyBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `multiplyCompositing` of `CIFilter`.
  public static func multiplyCompositing() -> CIFilter { CIFilter() }
  /// Stands in for `ninePartStretched` of `CIFilter`.
  public static func ninePartStretched() -> CIFilter { CIFilter() }
  /// Stands in for `ninePartTiled` of `CIFilter`.
  public static func ninePartTiled() -> CIFilter { CIFilter() }
  /// Stands in for `noiseReduction` of `CIFilter`.
  public static func noiseReduction() -> CIFilter { CIFilter() }
  /// Stands in for `opTile` of `CIFilter`.
  public static func opTile() -> CIFilter { CIFilter() }
  /// Stands in for `overlayBlendMode` of `CIFilter`.
  public static func overlayBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `pageCurlTransition` of `CIFilter`.
  public static func pageCurlTransition() -> CIFilter { CIFilter() }
  /// Stands in for `pageCurlWithShadowTransition` of `CIFilter`.
  public static func pageCurlWithShadowTransition() -> CIFilter { CIFilter() }
  /// Stands in for `paletteCentroid` of `CIFilter`.
  public static func paletteCentroid() -> CIFilter { CIFilter() }
  /// Stands in for `palettize` of `CIFilter`.
  public static func palettize() -> CIFilter { CIFilter() }
  /// Stands in for `parallelogramTile` of `CIFilter`.
  public static func parallelogramTile() -> CIFilter { CIFilter() }
  /// Stands in for `pdf417BarcodeGenerator` of `CIFilter`.
  public static func pdf417BarcodeGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `personSegmentation` of `CIFilter`.
  public static func personSegmentation() -> CIFilter { CIFilter() }
  /// Stands in for `perspectiveCorrection` of `CIFilter`.
  public static func perspectiveCorrection() -> CIFilter { CIFilter() }
  /// Stands in for `perspectiveRotate` of `CIFilter`.
  public static func perspectiveRotate() -> CIFilter { CIFilter() }
  /// Stands in for `perspectiveTile` of `CIFilter`.
  public static func perspectiveTile() -> CIFilter { CIFilter() }
  /// Stands in for `perspectiveTransform` of `CIFilter`.
  public static func perspectiveTransform() -> CIFilter { CIFilter() }
  /// Stands in for `perspectiveTransformWithExtent` of `CIFilter`.
  public static func perspectiveTransformWithExtent() -> CIFilter { CIFilter() }
  /// Stands in for `photoEffectChrome` of `CIFilter`.
  public static func photoEffectChrome() -> CIFilter { CIFilter() }
  /// Stands in for `photoEffectFade` of `CIFilter`.
  public static func photoEffectFade() -> CIFilter { CIFilter() }
  /// Stands in for `photoEffectInstant` of `CIFilter`.
  public static func photoEffectInstant() -> CIFilter { CIFilter() }
  /// Stands in for `photoEffectMono` of `CIFilter`.
  public static func photoEffectMono() -> CIFilter { CIFilter() }
  /// Stands in for `photoEffectNoir` of `CIFilter`.
  public static func photoEffectNoir() -> CIFilter { CIFilter() }
  /// Stands in for `photoEffectProcess` of `CIFilter`.
  public static func photoEffectProcess() -> CIFilter { CIFilter() }
  /// Stands in for `photoEffectTonal` of `CIFilter`.
  public static func photoEffectTonal() -> CIFilter { CIFilter() }
  /// Stands in for `photoEffectTransfer` of `CIFilter`.
  public static func photoEffectTransfer() -> CIFilter { CIFilter() }
  /// Stands in for `pinchDistortion` of `CIFilter`.
  public static func pinchDistortion() -> CIFilter { CIFilter() }
  /// Stands in for `pinLightBlendMode` of `CIFilter`.
  public static func pinLightBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `pointillize` of `CIFilter`.
  public static func pointillize() -> CIFilter { CIFilter() }
  /// Stands in for `radialGradient` of `CIFilter`.
  public static func radialGradient() -> CIFilter { CIFilter() }
  /// Stands in for `randomGenerator` of `CIFilter`.
  public static func randomGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `rippleTransition` of `CIFilter`.
  public static func rippleTransition() -> CIFilter { CIFilter() }
  /// Stands in for `roundedRectangleGenerator` of `CIFilter`.
  public static func roundedRectangleGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `roundedRectangleStrokeGenerator` of `CIFilter`.
  public static func roundedRectangleStrokeGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `rowAverage` of `CIFilter`.
  public static func rowAverage() -> CIFilter { CIFilter() }
  /// Stands in for `saliencyMap` of `CIFilter`.
  public static func saliencyMap() -> CIFilter { CIFilter() }
  /// Stands in for `saturationBlendMode` of `CIFilter`.
  public static func saturationBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `screenBlendMode` of `CIFilter`.
  public static func screenBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `shadedMaterial` of `CIFilter`.
  public static func shadedMaterial() -> CIFilter { CIFilter() }
  /// Stands in for `sharpenLuminance` of `CIFilter`.
  public static func sharpenLuminance() -> CIFilter { CIFilter() }
  /// Stands in for `sixfoldReflectedTile` of `CIFilter`.
  public static func sixfoldReflectedTile() -> CIFilter { CIFilter() }
  /// Stands in for `sixfoldRotatedTile` of `CIFilter`.
  public static func sixfoldRotatedTile() -> CIFilter { CIFilter() }
  /// Stands in for `smoothLinearGradient` of `CIFilter`.
  public static func smoothLinearGradient() -> CIFilter { CIFilter() }
  /// Stands in for `sobelGradients` of `CIFilter`.
  public static func sobelGradients() -> CIFilter { CIFilter() }
  /// Stands in for `softLightBlendMode` of `CIFilter`.
  public static func softLightBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `sourceAtopCompositing` of `CIFilter`.
  public static func sourceAtopCompositing() -> CIFilter { CIFilter() }
  /// Stands in for `sourceInCompositing` of `CIFilter`.
  public static func sourceInCompositing() -> CIFilter { CIFilter() }
  /// Stands in for `sourceOutCompositing` of `CIFilter`.
  public static func sourceOutCompositing() -> CIFilter { CIFilter() }
  /// Stands in for `sourceOverCompositing` of `CIFilter`.
  public static func sourceOverCompositing() -> CIFilter { CIFilter() }
  /// Stands in for `spotColor` of `CIFilter`.
  public static func spotColor() -> CIFilter { CIFilter() }
  /// Stands in for `spotLight` of `CIFilter`.
  public static func spotLight() -> CIFilter { CIFilter() }
  /// Stands in for `sRGBToneCurveToLinear` of `CIFilter`.
  public static func sRGBToneCurveToLinear() -> CIFilter { CIFilter() }
  /// Stands in for `starShineGenerator` of `CIFilter`.
  public static func starShineGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `straighten` of `CIFilter`.
  public static func straighten() -> CIFilter { CIFilter() }
  /// Stands in for `stretchCrop` of `CIFilter`.
  public static func stretchCrop() -> CIFilter { CIFilter() }
  /// Stands in for `stripesGenerator` of `CIFilter`.
  public static func stripesGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `subtractBlendMode` of `CIFilter`.
  public static func subtractBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `sunbeamsGenerator` of `CIFilter`.
  public static func sunbeamsGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `swipeTransition` of `CIFilter`.
  public static func swipeTransition() -> CIFilter { CIFilter() }
  /// Stands in for `temperatureAndTint` of `CIFilter`.
  public static func temperatureAndTint() -> CIFilter { CIFilter() }
  /// Stands in for `textImageGenerator` of `CIFilter`.
  public static func textImageGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `thermal` of `CIFilter`.
  public static func thermal() -> CIFilter { CIFilter() }
  /// Stands in for `toneCurve` of `CIFilter`.
  public static func toneCurve() -> CIFilter { CIFilter() }
  /// Stands in for `torusLensDistortion` of `CIFilter`.
  public static func torusLensDistortion() -> CIFilter { CIFilter() }
  /// Stands in for `triangleKaleidoscope` of `CIFilter`.
  public static func triangleKaleidoscope() -> CIFilter { CIFilter() }
  /// Stands in for `triangleTile` of `CIFilter`.
  public static func triangleTile() -> CIFilter { CIFilter() }
  /// Stands in for `twelvefoldReflectedTile` of `CIFilter`.
  public static func twelvefoldReflectedTile() -> CIFilter { CIFilter() }
  /// Stands in for `vibrance` of `CIFilter`.
  public static func vibrance() -> CIFilter { CIFilter() }
  /// Stands in for `vignetteEffect` of `CIFilter`.
  public static func vignetteEffect() -> CIFilter { CIFilter() }
  /// Stands in for `vividLightBlendMode` of `CIFilter`.
  public static func vividLightBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `vortexDistortion` of `CIFilter`.
  public static func vortexDistortion() -> CIFilter { CIFilter() }
  /// Stands in for `whitePointAdjust` of `CIFilter`.
  public static func whitePointAdjust() -> CIFilter { CIFilter() }
  /// Stands in for `xRay` of `CIFilter`.
  public static func xRay() -> CIFilter { CIFilter() }
  /// Stands in for `zoomBlur` of `CIFilter`.
  public static func zoomBlur() -> CIFilter { CIFilter() }
  /// Stands in for `localizedName` of `CIFilter`.
  public static func localizedName(forFilterName filterName: String) -> String? { filterName }
  /// Stands in for `localizedName` of `CIFilter`.
  public static func localizedName(forCategory category: String) -> String { category }
  /// Stands in for `localizedName` of `CIFilter`.
  public static func localizedName(forInputKey key: String) -> String { key }
  /// Stands in for `filterNames` of `CIFilter`.
  public static func filterNames(inCategory category: String?) -> [String] { [] }
  /// Creates what stands in for a `CIFilter`.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
  }
}
