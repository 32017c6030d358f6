// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CIFilter` of CoreImage, and does nothing.
open class CIFilter: NSObject, @unchecked Sendable {
  /// Stands in for `outputImage` of `CIFilter`.
  open var outputImage: CIImage? { CIImage() }
  /// Stands in for `inputKeys` of `CIFilter`.
  open var inputKeys: [String] { [] }
  /// Stands in for `name` of `CIFilter`.
  public let name: String
  /// Creates what stands in for a `CIFilter`.
  public init?(name: String) {
    self.name = name
    super.init()
  }
  /// Creates what stands in for a `CIFilter`.
  public override init() {
    name = ""
    super.init()
  }
  /// Stands in for `setValue` of `CIFilter`.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Stands in for `sepiaTone` of `CIFilter`.
  public static func sepiaTone() -> CIFilter { CIFilter() }
  /// Stands in for `gaussianBlur` of `CIFilter`.
  public static func gaussianBlur() -> CIFilter { CIFilter() }
  /// Stands in for `pixellate` of `CIFilter`.
  public static func pixellate() -> CIFilter { CIFilter() }
  /// Stands in for `crystallize` of `CIFilter`.
  public static func crystallize() -> CIFilter { CIFilter() }
  /// Stands in for `edges` of `CIFilter`.
  public static func edges() -> CIFilter { CIFilter() }
  /// Stands in for `vignette` of `CIFilter`.
  public static func vignette() -> CIFilter { CIFilter() }
  /// Stands in for `unsharpMask` of `CIFilter`.
  public static func unsharpMask() -> CIFilter { CIFilter() }
  /// Stands in for `twirlDistortion` of `CIFilter`.
  public static func twirlDistortion() -> CIFilter { CIFilter() }
  /// Stands in for `qrCodeGenerator` of `CIFilter`.
  public static func qrCodeGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `accordionFoldTransition` of `CIFilter`.
  public static func accordionFoldTransition() -> CIFilter { CIFilter() }
  /// Stands in for `additionCompositing` of `CIFilter`.
  public static func additionCompositing() -> CIFilter { CIFilter() }
  /// Stands in for `affineClamp` of `CIFilter`.
  public static func affineClamp() -> CIFilter { CIFilter() }
  /// Stands in for `affineTile` of `CIFilter`.
  public static func affineTile() -> CIFilter { CIFilter() }
  /// Stands in for `areaAverage` of `CIFilter`.
  public static func areaAverage() -> CIFilter { CIFilter() }
  /// Stands in for `areaHistogram` of `CIFilter`.
  public static func areaHistogram() -> CIFilter { CIFilter() }
  /// Stands in for `areaLogarithmicHistogram` of `CIFilter`.
  public static func areaLogarithmicHistogram() -> CIFilter { CIFilter() }
  /// Stands in for `areaMaximum` of `CIFilter`.
  public static func areaMaximum() -> CIFilter { CIFilter() }
  /// Stands in for `areaMaximumAlpha` of `CIFilter`.
  public static func areaMaximumAlpha() -> CIFilter { CIFilter() }
  /// Stands in for `areaMinimum` of `CIFilter`.
  public static func areaMinimum() -> CIFilter { CIFilter() }
  /// Stands in for `areaMinimumAlpha` of `CIFilter`.
  public static func areaMinimumAlpha() -> CIFilter { CIFilter() }
  /// Stands in for `areaMinMax` of `CIFilter`.
  public static func areaMinMax() -> CIFilter { CIFilter() }
  /// Stands in for `areaMinMaxRed` of `CIFilter`.
  public static func areaMinMaxRed() -> CIFilter { CIFilter() }
  /// Stands in for `attributedTextImageGenerator` of `CIFilter`.
  public static func attributedTextImageGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `aztecCodeGenerator` of `CIFilter`.
  public static func aztecCodeGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `barcodeGenerator` of `CIFilter`.
  public static func barcodeGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `barsSwipeTransition` of `CIFilter`.
  public static func barsSwipeTransition() -> CIFilter { CIFilter() }
  /// Stands in for `bicubicScaleTransform` of `CIFilter`.
  public static func bicubicScaleTransform() -> CIFilter { CIFilter() }
  /// Stands in for `blendWithAlphaMask` of `CIFilter`.
  public static func blendWithAlphaMask() -> CIFilter { CIFilter() }
  /// Stands in for `blendWithBlueMask` of `CIFilter`.
  public static func blendWithBlueMask() -> CIFilter { CIFilter() }
  /// Stands in for `blendWithMask` of `CIFilter`.
  public static func blendWithMask() -> CIFilter { CIFilter() }
  /// Stands in for `blendWithRedMask` of `CIFilter`.
  public static func blendWithRedMask() -> CIFilter { CIFilter() }
  /// Stands in for `bloom` of `CIFilter`.
  public static func bloom() -> CIFilter { CIFilter() }
  /// Stands in for `blurredRectangleGenerator` of `CIFilter`.
  public static func blurredRectangleGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `bokehBlur` of `CIFilter`.
  public static func bokehBlur() -> CIFilter { CIFilter() }
  /// Stands in for `boxBlur` of `CIFilter`.
  public static func boxBlur() -> CIFilter { CIFilter() }
  /// Stands in for `bumpDistortion` of `CIFilter`.
  public static func bumpDistortion() -> CIFilter { CIFilter() }
  /// Stands in for `bumpDistortionLinear` of `CIFilter`.
  public static func bumpDistortionLinear() -> CIFilter { CIFilter() }
  /// Stands in for `cannyEdgeDetector` of `CIFilter`.
  public static func cannyEdgeDetector() -> CIFilter { CIFilter() }
  /// Stands in for `checkerboardGenerator` of `CIFilter`.
  public static func checkerboardGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `circleSplashDistortion` of `CIFilter`.
  public static func circleSplashDistortion() -> CIFilter { CIFilter() }
  /// Stands in for `circularScreen` of `CIFilter`.
  public static func circularScreen() -> CIFilter { CIFilter() }
  /// Stands in for `circularWrap` of `CIFilter`.
  public static func circularWrap() -> CIFilter { CIFilter() }
  /// Stands in for `cmykHalftone` of `CIFilter`.
  public static func cmykHalftone() -> CIFilter { CIFilter() }
  /// Stands in for `code128BarcodeGenerator` of `CIFilter`.
  public static func code128BarcodeGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `colorAbsoluteDifference` of `CIFilter`.
  public static func colorAbsoluteDifference() -> CIFilter { CIFilter() }
  /// Stands in for `colorBlendMode` of `CIFilter`.
  public static func colorBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `colorBurnBlendMode` of `CIFilter`.
  public static func colorBurnBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `colorClamp` of `CIFilter`.
  public static func colorClamp() -> CIFilter { CIFilter() }
  /// Stands in for `colorControls` of `CIFilter`.
  public static func colorControls() -> CIFilter { CIFilter() }
  /// Stands in for `colorCrossPolynomial` of `CIFilter`.
  public static func colorCrossPolynomial() -> CIFilter { CIFilter() }
  /// Stands in for `colorCube` of `CIFilter`.
  public static func colorCube() -> CIFilter { CIFilter() }
  /// Stands in for `colorCubeWithColorSpace` of `CIFilter`.
  public static func colorCubeWithColorSpace() -> CIFilter { CIFilter() }
  /// Stands in for `colorCurves` of `CIFilter`.
  public static func colorCurves() -> CIFilter { CIFilter() }
  /// Stands in for `colorDodgeBlendMode` of `CIFilter`.
  public static func colorDodgeBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `colorInvert` of `CIFilter`.
  public static func colorInvert() -> CIFilter { CIFilter() }
  /// Stands in for `colorMap` of `CIFilter`.
  public static func colorMap() -> CIFilter { CIFilter() }
  /// Stands in for `colorMatrix` of `CIFilter`.
  public static func colorMatrix() -> CIFilter { CIFilter() }
  /// Stands in for `colorMonochrome` of `CIFilter`.
  public static func colorMonochrome() -> CIFilter { CIFilter() }
  /// Stands in for `colorPolynomial` of `CIFilter`.
  public static func colorPolynomial() -> CIFilter { CIFilter() }
  /// Stands in for `colorPosterize` of `CIFilter`.
  public static func colorPosterize() -> CIFilter { CIFilter() }
  /// Stands in for `colorThreshold` of `CIFilter`.
  public static func colorThreshold() -> CIFilter { CIFilter() }
  /// Stands in for `colorThresholdOtsu` of `CIFilter`.
  public static func colorThresholdOtsu() -> CIFilter { CIFilter() }
  /// Stands in for `comicEffect` of `CIFilter`.
  public static func comicEffect() -> CIFilter { CIFilter() }
  /// Stands in for `convolution3X3` of `CIFilter`.
  public static func convolution3X3() -> CIFilter { CIFilter() }
  /// Stands in for `convolution5X5` of `CIFilter`.
  public static func convolution5X5() -> CIFilter { CIFilter() }
  /// Stands in for `convolution7X7` of `CIFilter`.
  public static func convolution7X7() -> CIFilter { CIFilter() }
  /// Stands in for `copyMachineTransition` of `CIFilter`.
  public static func copyMachineTransition() -> CIFilter { CIFilter() }
  /// Stands in for `darkenBlendMode` of `CIFilter`.
  public static func darkenBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `depthOfField` of `CIFilter`.
  public static func depthOfField() -> CIFilter { CIFilter() }
  /// Stands in for `depthToDisparity` of `CIFilter`.
  public static func depthToDisparity() -> CIFilter { CIFilter() }
  /// Stands in for `differenceBlendMode` of `CIFilter`.
  public static func differenceBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `discBlur` of `CIFilter`.
  public static func discBlur() -> CIFilter { CIFilter() }
  /// Stands in for `disintegrateWithMaskTransition` of `CIFilter`.
  public static func disintegrateWithMaskTransition() -> CIFilter { CIFilter() }
  /// Stands in for `disparityToDepth` of `CIFilter`.
  public static func disparityToDepth() -> CIFilter { CIFilter() }
  /// Stands in for `displacementDistortion` of `CIFilter`.
  public static func displacementDistortion() -> CIFilter { CIFilter() }
  /// Stands in for `dissolveTransition` of `CIFilter`.
  public static func dissolveTransition() -> CIFilter { CIFilter() }
  /// Stands in for `dither` of `CIFilter`.
  public static func dither() -> CIFilter { CIFilter() }
  /// Stands in for `divideBlendMode` of `CIFilter`.
  public static func divideBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `documentEnhancer` of `CIFilter`.
  public static func documentEnhancer() -> CIFilter { CIFilter() }
  /// Stands in for `dotScreen` of `CIFilter`.
  public static func dotScreen() -> CIFilter { CIFilter() }
  /// Stands in for `droste` of `CIFilter`.
  public static func droste() -> CIFilter { CIFilter() }
  /// Stands in for `edgePreserveUpsample` of `CIFilter`.
  public static func edgePreserveUpsample() -> CIFilter { CIFilter() }
  /// Stands in for `edgeWork` of `CIFilter`.
  public static func edgeWork() -> CIFilter { CIFilter() }
  /// Stands in for `eightfoldReflectedTile` of `CIFilter`.
  public static func eightfoldReflectedTile() -> CIFilter { CIFilter() }
  /// Stands in for `exclusionBlendMode` of `CIFilter`.
  public static func exclusionBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `exposureAdjust` of `CIFilter`.
  public static func exposureAdjust() -> CIFilter { CIFilter() }
  /// Stands in for `falseColor` of `CIFilter`.
  public static func falseColor() -> CIFilter { CIFilter() }
  /// Stands in for `flashTransition` of `CIFilter`.
  public static func flashTransition() -> CIFilter { CIFilter() }
  /// Stands in for `fourfoldReflectedTile` of `CIFilter`.
  public static func fourfoldReflectedTile() -> CIFilter { CIFilter() }
  /// Stands in for `fourfoldRotatedTile` of `CIFilter`.
  public static func fourfoldRotatedTile() -> CIFilter { CIFilter() }
  /// Stands in for `fourfoldTranslatedTile` of `CIFilter`.
  public static func fourfoldTranslatedTile() -> CIFilter { CIFilter() }
  /// Stands in for `gaborGradients` of `CIFilter`.
  public static func gaborGradients() -> CIFilter { CIFilter() }
  /// Stands in for `gammaAdjust` of `CIFilter`.
  public static func gammaAdjust() -> CIFilter { CIFilter() }
  /// Stands in for `gaussianGradient` of `CIFilter`.
  public static func gaussianGradient() -> CIFilter { CIFilter() }
  /// Stands in for `glassDistortion` of `CIFilter`.
  public static func glassDistortion() -> CIFilter { CIFilter() }
  /// Stands in for `glassLozenge` of `CIFilter`.
  public static func glassLozenge() -> CIFilter { CIFilter() }
  /// Stands in for `glideReflectedTile` of `CIFilter`.
  public static func glideReflectedTile() -> CIFilter { CIFilter() }
  /// Stands in for `gloom` of `CIFilter`.
  public static func gloom() -> CIFilter { CIFilter() }
  /// Stands in for `guidedFilter` of `CIFilter`.
  public static func guidedFilter() -> CIFilter { CIFilter() }
  /// Stands in for `hardLightBlendMode` of `CIFilter`.
  public static func hardLightBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `hatchedScreen` of `CIFilter`.
  public static func hatchedScreen() -> CIFilter { CIFilter() }
  /// Stands in for `heightFieldFromMask` of `CIFilter`.
  public static func heightFieldFromMask() -> CIFilter { CIFilter() }
  /// Stands in for `hexagonalPixellate` of `CIFilter`.
  public static func hexagonalPixellate() -> CIFilter { CIFilter() }
  /// Stands in for `highlightShadowAdjust` of `CIFilter`.
  public static func highlightShadowAdjust() -> CIFilter { CIFilter() }
  /// Stands in for `histogramDisplay` of `CIFilter`.
  public static func histogramDisplay() -> CIFilter { CIFilter() }
  /// Stands in for `holeDistortion` of `CIFilter`.
  public static func holeDistortion() -> CIFilter { CIFilter() }
  /// Stands in for `hueAdjust` of `CIFilter`.
  public static func hueAdjust() -> CIFilter { CIFilter() }
  /// Stands in for `hueBlendMode` of `CIFilter`.
  public static func hueBlendMode() -> CIFilter { CIFilter() }
  /// Stands in for `hueSaturationValueGradient` of `CIFilter`.
  public static func hueSaturationValueGradient() -> CIFilter { CIFilter() }
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
  /// Stands in for `inputImage` of `CIFilter`.
  open var inputImage: CIImage? = nil
  /// Stands in for `backgroundImage` of `CIFilter`.
  open var backgroundImage: CIImage? = nil
  /// Stands in for `maskImage` of `CIFilter`.
  open var maskImage: CIImage? = nil
  /// Stands in for `targetImage` of `CIFilter`.
  open var targetImage: CIImage? = nil
  /// Stands in for `paletteImage` of `CIFilter`.
  open var paletteImage: CIImage? = nil
  /// Stands in for `inputMeans` of `CIFilter`.
  open var inputMeans: CIImage? = nil
  /// Stands in for `extent` of `CIFilter`.
  open var extent: CGRect = .zero
  /// Stands in for `count` of `CIFilter`.
  open var count: Int = 0
  /// Stands in for `passes` of `CIFilter`.
  open var passes: Float = 0
  /// Stands in for `perceptual` of `CIFilter`.
  open var perceptual: Bool = false
  /// Stands in for `intensity` of `CIFilter`.
  open var intensity: Float = 0
  /// Stands in for `radius` of `CIFilter`.
  open var radius: Float = 0
  /// Stands in for `scale` of `CIFilter`.
  open var scale: Float = 0
  /// Stands in for `amount` of `CIFilter`.
  open var amount: Float = 0
  /// Stands in for `angle` of `CIFilter`.
  open var angle: Float = 0
  /// Stands in for `brightness` of `CIFilter`.
  open var brightness: Float = 0
  /// Stands in for `center` of `CIFilter`.
  open var center: CGPoint = .zero
  /// Stands in for `color` of `CIFilter`.
  open var color: CIColor = CIColor()
  /// Stands in for `contrast` of `CIFilter`.
  open var contrast: Float = 0
  /// Stands in for `ev` of `CIFilter`.
  open var ev: Float = 0
  /// Stands in for `levels` of `CIFilter`.
  open var levels: Float = 0
  /// Stands in for `saturation` of `CIFilter`.
  open var saturation: Float = 0
  /// Stands in for `sharpness` of `CIFilter`.
  open var sharpness: Float = 0
  /// Stands in for `width` of `CIFilter`.
  open var width: Float = 0
  /// Stands in for `message` of `CIFilter`.
  open var message: Data = Data()
  /// Stands in for `correctionLevel` of `CIFilter`.
  open var correctionLevel: String = ""
}
