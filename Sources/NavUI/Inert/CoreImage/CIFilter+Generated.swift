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
