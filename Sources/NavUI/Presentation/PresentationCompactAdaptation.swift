internal import SceneModel

extension View {
  /// Sets the form of the surrounding presentation in compact sizes (AD-13, SH-31).
  ///
  /// - Parameter adaptation: The form in compact sizes.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    AdaptationView(content: self, horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the form of the surrounding presentation in compact sizes, separately for width and height.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: The form if the width is compact.
  ///   - verticalAdaptation: The form if only the height is compact.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    AdaptationView(content: self, horizontal: horizontalAdaptation, vertical: verticalAdaptation)
  }
}

private struct AdaptationView<Content: View> {
  let content: Content
  let horizontal: PresentationAdaptation
  let vertical: PresentationAdaptation
}

extension AdaptationView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    AdaptationNode(view: view, context: context, parent: parent)
  }
}

private final class AdaptationNode<Content: View>: UnaryNode<AdaptationView<Content>> {
  override func didUpdate(from old: AdaptationView<Content>?) {
    context.presenter.adaptation.set(
      CompactAdaptation(horizontal: view.horizontal, vertical: view.vertical),
      by: self
    )
  }

  override func willUnmount() {
    context.presenter.adaptation.set(nil, by: self)
  }
}

/// The form of a presentation in compact sizes.
package struct CompactAdaptation {
  var horizontal = PresentationAdaptation.automatic
  var vertical = PresentationAdaptation.automatic

  /// Returns the kind of presentation that replaces a given kind in an environment.
  ///
  /// - Parameters:
  ///   - kind: The kind in a regular window.
  ///   - environment: The environment, which knows the available width.
  /// - Returns: The adapted kind.
  func kind(
    of kind: Element.Kind,
    in environment: EnvironmentValues
  ) -> Element.Kind {
    let adaptation: PresentationAdaptation
    if environment.horizontalSizeClass == .compact {
      adaptation = horizontal
    } else if environment.verticalSizeClass == .compact {
      adaptation = vertical
    } else {
      return kind
    }
    return switch adaptation {
    case .popover: .popover
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .automatic: kind == .popover ? .sheet : kind
    default: kind
    }
  }
}
