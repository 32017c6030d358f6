/// A modifier that gives previews a shared context, such as sample data.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context, which is created once for all previews.
  associatedtype Context = Void
  /// The type of the preview's view with the shared context.
  associatedtype Body: View
  /// The type of the preview's original view.
  typealias Content = _PreviewModifierContent

  /// Creates the shared context.
  ///
  /// - Returns: The shared context.
  /// - Throws: An error if the context cannot be created.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  /// Returns the preview's view with the shared context.
  ///
  /// - Parameters:
  ///   - content: The view of the preview.
  ///   - context: The shared state.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

@available(iOS 18.0, *)
extension PreviewModifier where Context == Void {
  /// Creates an empty shared context.
  @MainActor @preconcurrency public static func makeSharedContext() async throws {}
}

// swift-format-ignore: NoLeadingUnderscores
/// A view that a preview modifier receives as its content.
@available(iOS 18.0, *)
public struct _PreviewModifierContent: View {
  let content: AnyView

  /// The original view of the preview.
  public var body: some View { content }
}

/// A preview that shows its content after its modifier has created the shared context.
@available(iOS 18.0, *)
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?

  var body: some View {
    if let context {
      modifier.body(content: _PreviewModifierContent(content: content), context: context)
    } else {
      Color.clear.task {
        do {
          context = try await Modifier.makeSharedContext()
        } catch {
          CurrentApp.graph?.console(
            "The shared context of \(Modifier.self) could not be created: \(error)"
          )
        }
      }
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns a trait that gives the preview a modifier's shared context.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The trait.
  @available(iOS 18.0, *)
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    func wrap<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait<T> {
      PreviewTrait { AnyView(ModifiedPreview(content: $0, modifier: modifier)) }
    }
    return wrap(modifier)
  }
}

extension Preview {
  /// Returns a preview's view for the app that is generated around the preview.
  ///
  /// - Parameters:
  ///   - traits: The traits of the preview, the first one outermost.
  ///   - content: The view.
  /// - Returns: The view.
  @MainActor
  public static func view<Content: View>(
    _ traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder content: () -> Content
  ) -> some View {
    traits.reversed().reduce(AnyView(content())) { view, trait in trait.wrap?(view) ?? view }
  }
}
