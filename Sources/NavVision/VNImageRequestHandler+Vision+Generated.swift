// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension VNImageRequestHandler {
  /// Creates what stands in for a `VNImageRequestHandler`.
  public convenience init(cvPixelBuffer pixelBuffer: AnyObject, options: [VNImageOption: Any] = [:])
  {
    self.init(data: Data(), options: options)
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public convenience init(
    cvPixelBuffer pixelBuffer: AnyObject,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(data: Data(), options: options)
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public convenience init(ciImage image: AnyObject, options: [VNImageOption: Any] = [:]) {
    self.init(data: Data(), options: options)
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public convenience init(
    ciImage image: AnyObject,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(data: Data(), options: options)
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public convenience init(
    cmSampleBuffer sampleBuffer: AnyObject,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(data: Data(), options: options)
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public convenience init(
    cmSampleBuffer sampleBuffer: AnyObject,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(data: Data(), options: options)
  }
  /// Creates what stands in for a `VNImageRequestHandler`.
  public convenience init(
    url imageURL: URL,
    orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    self.init(data: Data(), options: options)
  }
}
