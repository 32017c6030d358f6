// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIImage {
  /// Creates what stands in for a `UIImage`.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(named: path)
  }
  /// Stands in for `cgImage` of `UIImage`.
  public var cgImage: CGImage? { nil }
  /// Stands in for `jpegData` of `UIImage`.
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data("picture".utf8) }
  /// Stands in for `pngData` of `UIImage`.
  public func pngData() -> Data? { Data("picture".utf8) }
  /// Stands in for `withTintColor` of `UIImage`.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Stands in for `withRenderingMode` of `UIImage`.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// Stands in for `resizableImage` of `UIImage`.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// Stands in for `RenderingMode` of `UIImage`.
  public enum RenderingMode: Int, Sendable {
    /// Stands in for `automatic` of `RenderingMode`.
    case automatic, alwaysOriginal, alwaysTemplate
  }
}

extension UIImage {
  /// Creates what stands in for a `UIImage`.
  public convenience init(cgImage: CGImage) {
    self.init()
  }
  /// Stands in for `scale` of `UIImage`.
  public var scale: CGFloat { 1 }
  /// Stands in for `draw` of `UIImage`.
  public func draw(in rect: CGRect) {}
  /// Stands in for `draw` of `UIImage`.
  public func draw(at point: CGPoint) {}
}

extension UIImage {
  /// Creates what stands in for a `UIImage`.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    self.init(named: name)
  }
  /// Creates what stands in for a `UIImage`.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
  /// Creates what stands in for a `UIImage`.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name)
  }
  /// Creates what stands in for a `UIImage`.
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: systemName)
  }
  /// Creates what stands in for a `UIImage`.
  public convenience init?(systemName: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: systemName)
  }
  /// Creates what stands in for a `UIImage`.
  public convenience init?(
    systemName: String,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: systemName)
  }
  /// Creates what stands in for a `UIImage`.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data)
  }
  /// Creates what stands in for a `UIImage`.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }
  /// Stands in for `imageOrientation` of `UIImage`.
  public var imageOrientation: Orientation { .up }
  /// Stands in for `renderingMode` of `UIImage`.
  public var renderingMode: RenderingMode { .automatic }
  /// Stands in for `images` of `UIImage`.
  public var images: [UIImage]? { nil }
  /// Stands in for `duration` of `UIImage`.
  public var duration: TimeInterval { 0 }
  /// Stands in for `capInsets` of `UIImage`.
  public var capInsets: UIEdgeInsets { .zero }
  /// Stands in for `isSymbolImage` of `UIImage`.
  public var isSymbolImage: Bool { false }
  /// Stands in for `configuration` of `UIImage`.
  public var configuration: Configuration? { nil }
  /// Stands in for `symbolConfiguration` of `UIImage`.
  public var symbolConfiguration: SymbolConfiguration? { nil }
  /// Stands in for `add` of `UIImage`.
  public static var add: UIImage { UIImage(imageLiteralResourceName: "plus.circle.fill") }
  /// Stands in for `remove` of `UIImage`.
  public static var remove: UIImage { UIImage(imageLiteralResourceName: "minus.circle.fill") }
  /// Stands in for `checkmark` of `UIImage`.
  public static var checkmark: UIImage { UIImage(imageLiteralResourceName: "checkmark") }
  /// Stands in for `actions` of `UIImage`.
  public static var actions: UIImage { UIImage(imageLiteralResourceName: "ellipsis.circle") }
  /// Stands in for `strokedCheckmark` of `UIImage`.
  public static var strokedCheckmark: UIImage {
    UIImage(imageLiteralResourceName: "checkmark.circle")
  }
  /// Stands in for `animatedImage` of `UIImage`.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// Stands in for `animatedImageNamed` of `UIImage`.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name)
  }
  /// Stands in for `withTintColor` of `UIImage`.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// Stands in for `withConfiguration` of `UIImage`.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// Stands in for `applyingSymbolConfiguration` of `UIImage`.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// Stands in for `withHorizontallyFlippedOrientation` of `UIImage`.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// Stands in for `withAlignmentRectInsets` of `UIImage`.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// Stands in for `withBaselineOffset` of `UIImage`.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// Stands in for `imageFlippedForRightToLeftLayoutDirection` of `UIImage`.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// Stands in for `imageWithoutBaseline` of `UIImage`.
  public func imageWithoutBaseline() -> UIImage { self }
  /// Stands in for `preparingForDisplay` of `UIImage`.
  public func preparingForDisplay() -> UIImage? { self }
  /// Stands in for `preparingThumbnail` of `UIImage`.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Stands in for `prepareForDisplay` of `UIImage`.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// Stands in for `prepareThumbnail` of `UIImage`.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(self) }
  /// Stands in for `byPreparingForDisplay` of `UIImage`.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Stands in for `byPreparingThumbnail` of `UIImage`.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  /// Stands in for `resizableImage` of `UIImage`.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage { self }
  /// Stands in for `draw` of `UIImage`.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Stands in for `draw` of `UIImage`.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Stands in for `drawAsPattern` of `UIImage`.
  public func drawAsPattern(in rect: CGRect) {}
  /// Stands in for `heicData` of `UIImage`.
  public func heicData() -> Data? { Data("picture".utf8) }
  /// Stands in for `ResizingMode` of `UIImage`.
  public enum ResizingMode: Int, Sendable {
    /// Stands in for `tile` of `ResizingMode`.
    case tile, stretch
  }
  /// Stands in for `Orientation` of `UIImage`.
  public enum Orientation: Int, Sendable {
    /// Stands in for `up` of `Orientation`.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// Stands in for `Configuration` of `UIImage`.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Creates what stands in for a `Configuration`.
    public override init() {
      super.init()
    }
  }
  /// Stands in for `SymbolConfiguration` of `UIImage`.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(pointSize: CGFloat) {
      self.init()
    }
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init()
    }
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(scale: SymbolScale) {
      self.init()
    }
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(weight: SymbolWeight) {
      self.init()
    }
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
    }
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init()
    }
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(font: UIFont) {
      self.init()
    }
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init()
    }
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
    }
    /// Creates what stands in for a `SymbolConfiguration`.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
    }
    /// Stands in for `preferringMulticolor` of `SymbolConfiguration`.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// Stands in for `preferringMonochrome` of `SymbolConfiguration`.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    /// Stands in for `unspecified` of `SymbolConfiguration`.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }
    /// Stands in for `applying` of `SymbolConfiguration`.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration { self }
  }
  /// Stands in for `SymbolWeight` of `UIImage`.
  public enum SymbolWeight: Int, Sendable {
    /// Stands in for `unspecified` of `SymbolWeight`.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// Stands in for `SymbolScale` of `UIImage`.
  public enum SymbolScale: Int, Sendable {
    /// Stands in for ``default`` of `SymbolScale`.
    case `default` = -1
    /// Stands in for `unspecified` of `SymbolScale`.
    case unspecified, small, medium, large
  }
}
