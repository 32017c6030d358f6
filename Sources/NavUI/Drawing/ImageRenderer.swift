public import NavFoundation
public import OpenCombine

/// A renderer that turns views into images, but produces none because NavLab draws nothing.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
  /// A publisher that announces each change of the content.
  public let objectWillChange = PassthroughSubject<Void, Never>()
  /// The view to render.
  public var content: Content {
    willSet { objectWillChange.send() }
  }
  /// The proposed size of the view.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point in the image.
  public var scale: CGFloat = 1
  /// A Boolean value that indicates whether the image is opaque.
  public var isOpaque = false
  /// The colour mode of the image.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer for a view.
  ///
  /// - Parameter view: The view.
  public init(content view: Content) {
    content = view
  }

  /// The rendered image, which is always nil because NavLab draws nothing.
  public var uiImage: UIImage? { nil }

  /// The rendered image, which is always nil because NavLab draws nothing.
  public var cgImage: CGImage? { nil }

  /// Has no effect, because NavLab draws nothing.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point.
  ///   - renderer: A closure that draws, which is not called.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderer: (CGContext) -> Void) -> Void
  ) {}
}
