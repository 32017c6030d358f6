/// An image that is loaded from a URL; scripts have no network, so it stays at its placeholder.
@available(iOS 15.0, *)
public struct AsyncImage<Content: View> {
  let content: Content
}

extension AsyncImage where Content == EmptyView {
  /// Creates an image.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - scale: The scale.
  public nonisolated init(url: URL?, scale: CGFloat = 1) {
    content = EmptyView()
  }
}

extension AsyncImage {
  /// Creates an image with a placeholder.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - scale: The scale.
  ///   - content: Changes the image.
  ///   - placeholder: What is shown until then.
  public nonisolated init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .second(placeholder()))
  }

  /// Creates an image that shows how far its loading is.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - scale: The scale.
  ///   - transaction: How changes are animated.
  ///   - content: Makes what is shown.
  public nonisolated init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

extension AsyncImage: View {
  /// The placeholder.
  public var body: some View { content }
}

/// How far the loading of an image is.
@available(iOS 15.0, *)
public enum AsyncImagePhase {
  /// Nothing is loaded.
  case empty

  /// The image.
  case success(Image)

  /// Why the image cannot be loaded.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// Why the image cannot be loaded, if so.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
