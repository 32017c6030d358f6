// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `kCIInputImageKey` of CoreImage, and does nothing.
public let kCIInputImageKey: String = "inputImage"

/// Stands in for `kCIInputIntensityKey` of CoreImage, and does nothing.
public let kCIInputIntensityKey: String = "inputIntensity"

/// Stands in for `kCIInputRadiusKey` of CoreImage, and does nothing.
public let kCIInputRadiusKey: String = "inputRadius"

/// Stands in for `kCIInputScaleKey` of CoreImage, and does nothing.
public let kCIInputScaleKey: String = "inputScale"

/// Stands in for `kCIInputAmountKey` of CoreImage, and does nothing.
public let kCIInputAmountKey: String = "inputAmount"

/// Stands in for `kCIInputAngleKey` of CoreImage, and does nothing.
public let kCIInputAngleKey: String = "inputAngle"

/// Stands in for `kCIInputAspectRatioKey` of CoreImage, and does nothing.
public let kCIInputAspectRatioKey: String = "inputAspectRatio"

/// Stands in for `kCIInputBackgroundImageKey` of CoreImage, and does nothing.
public let kCIInputBackgroundImageKey: String = "inputBackgroundImage"

/// Stands in for `kCIInputBiasKey` of CoreImage, and does nothing.
public let kCIInputBiasKey: String = "inputBias"

/// Stands in for `kCIInputBrightnessKey` of CoreImage, and does nothing.
public let kCIInputBrightnessKey: String = "inputBrightness"

/// Stands in for `kCIInputCenterKey` of CoreImage, and does nothing.
public let kCIInputCenterKey: String = "inputCenter"

/// Stands in for `kCIInputColorKey` of CoreImage, and does nothing.
public let kCIInputColorKey: String = "inputColor"

/// Stands in for `kCIInputContrastKey` of CoreImage, and does nothing.
public let kCIInputContrastKey: String = "inputContrast"

/// Stands in for `kCIInputEVKey` of CoreImage, and does nothing.
public let kCIInputEVKey: String = "inputEV"

/// Stands in for `kCIInputExtentKey` of CoreImage, and does nothing.
public let kCIInputExtentKey: String = "inputExtent"

/// Stands in for `kCIInputGradientImageKey` of CoreImage, and does nothing.
public let kCIInputGradientImageKey: String = "inputGradientImage"

/// Stands in for `kCIInputMaskImageKey` of CoreImage, and does nothing.
public let kCIInputMaskImageKey: String = "inputMaskImage"

/// Stands in for `kCIInputRefractionIndexKey` of CoreImage, and does nothing.
public let kCIInputRefractionIndexKey: String = "inputRefraction"

/// Stands in for `kCIInputSaturationKey` of CoreImage, and does nothing.
public let kCIInputSaturationKey: String = "inputSaturation"

/// Stands in for `kCIInputShadingImageKey` of CoreImage, and does nothing.
public let kCIInputShadingImageKey: String = "inputShadingImage"

/// Stands in for `kCIInputSharpnessKey` of CoreImage, and does nothing.
public let kCIInputSharpnessKey: String = "inputSharpness"

/// Stands in for `kCIInputTargetImageKey` of CoreImage, and does nothing.
public let kCIInputTargetImageKey: String = "inputTargetImage"

/// Stands in for `kCIInputTimeKey` of CoreImage, and does nothing.
public let kCIInputTimeKey: String = "inputTime"

/// Stands in for `kCIInputTransformKey` of CoreImage, and does nothing.
public let kCIInputTransformKey: String = "inputTransform"

/// Stands in for `kCIInputVersionKey` of CoreImage, and does nothing.
public let kCIInputVersionKey: String = "inputVersion"

/// Stands in for `kCIInputWeightsKey` of CoreImage, and does nothing.
public let kCIInputWeightsKey: String = "inputWeights"

/// Stands in for `kCIInputWidthKey` of CoreImage, and does nothing.
public let kCIInputWidthKey: String = "inputWidth"
