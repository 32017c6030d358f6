public import NavFoundation
public import OpenCombine

/// A renderer of views as images, which are nil here because nothing is drawn.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
  /// A publisher that announces a different image.
  public let objectWillChange = PassthroughSubject<Void, Never>()
  /// The view.
  public var content: Content {
    willSet { objectWillChange.send() }
  }
  /// The proposed size of the view.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  /// Whether the image is opaque.
  public var isOpaque = false
  /// The colour mode.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer.
  ///
  /// - Parameter view: The view.
  public init(content view: Content) {
    content = view
  }

  /// The image, which is always nil because nothing is drawn.
  public var uiImage: UIImage? { nil }

  /// The image, which is always nil because nothing is drawn.
  public var cgImage: CGImage? { nil }

  /// Does nothing; the closure is not called.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point.
  ///   - renderer: A closure that draws, which is not called.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderer: (CGContext) -> Void) -> Void
  ) {}
}
