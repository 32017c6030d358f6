/// A view of an image that is loaded from a URL.
///
/// There is no network: if the app has fixtures, they determine the result; otherwise, it keeps its placeholder.
@available(iOS 15.0, *)
public struct AsyncImage<Content: View> {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
}

extension AsyncImage where Content == _ConditionalContent<Image, EmptyView> {
  /// Creates a view of the image at a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - scale: The scale.
  public nonisolated init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { EmptyView() })
  }
}

extension AsyncImage {
  /// Creates a view of the image at a URL, with a placeholder while the image is loading.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - scale: The scale.
  ///   - content: A closure that changes the image.
  ///   - placeholder: The view shown while the image is loading.
  public nonisolated init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        _ConditionalContent(storage: .first(content(image)))
      } else {
        _ConditionalContent(storage: .second(placeholder()))
      }
    }
  }

  /// Creates a view whose content depends on the progress of loading the image.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - scale: The scale.
  ///   - transaction: The transaction of changes.
  ///   - content: A closure that returns the content.
  public nonisolated init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }
}

extension AsyncImage: View {
  /// The image, or the view shown in its place.
  public var body: some View {
    LoadedImage(url: url, content: content)
  }
}

/// A view that loads the image and shows the content for the current phase.
private struct LoadedImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  var body: some View {
    content(phase).task(id: url) {
      guard let url, NetworkFixtures.main != nil else { return }
      phase = .empty
      do {
        let (_, response) = try await URLSession.shared.data(from: url)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        guard (200..<300).contains(status) else { throw URLError(.badServerResponse) }
        phase = .success(Image(url.lastPathComponent))
      } catch is CancellationError {
        // Another image is needed, or none.
      } catch {
        phase = .failure(error)
      }
    }
  }
}

/// The progress of loading an image.
@available(iOS 15.0, *)
public enum AsyncImagePhase {
  /// The phase before the image is loaded.
  case empty

  /// The phase after the image has been loaded.
  case success(Image)

  /// The phase after loading has failed with an error.
  case failure(any Error)

  /// The image, or nil if it is not loaded.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// The error that prevented the image from loading, or nil if there is none.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
