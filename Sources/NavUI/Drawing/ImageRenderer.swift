public import NavFoundation
public import OpenCombine

/// Makes a picture of a view; here without any, since nothing is drawn.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
  /// Announces that the picture would be another one.
  public let objectWillChange = PassthroughSubject<Void, Never>()
  /// The view.
  public var content: Content {
    willSet { objectWillChange.send() }
  }
  /// The space that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels for a point.
  public var scale: CGFloat = 1
  /// Whether nothing shows through.
  public var isOpaque = false
  /// The mode in which colours are mixed.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer.
  ///
  /// - Parameter view: The view.
  public init(content view: Content) {
    content = view
  }

  /// No picture, since nothing is drawn.
  public var uiImage: UIImage? { nil }

  /// No picture, since nothing is drawn.
  public var cgImage: CGImage? { nil }

  /// Draws the view, which nobody sees; the renderer is not called.
  ///
  /// - Parameters:
  ///   - rasterizationScale: How many pixels a point has.
  ///   - renderer: Would be called with the size and what draws.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderer: (CGContext) -> Void) -> Void
  ) {}
}
