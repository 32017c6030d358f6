/// A preview, which is compiled as in Xcode but has no canvas to appear on.
///
/// If a learner's files contain no `App`, the first preview may become the root of a generated app.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "NavUIMacros", type: "PreviewMacro")

/// A preview with traits, such as an orientation, which have no effect here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "NavUIMacros", type: "PreviewMacro")

/// A trait of a preview.
public struct PreviewTrait<T> {
  /// The trait's wrapper around the view, if any.
  let wrap: ((AnyView) -> AnyView)?

  init(_ wrap: ((AnyView) -> AnyView)? = nil) {
    self.wrap = wrap
  }
}

/// The namespace of the kinds of preview traits.
public struct Preview: Sendable {
  /// The traits of a preview of a view.
  public enum ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The device's own size.
  public static var defaultLayout: Self { Self() }
  /// The size of the view.
  public static var sizeThatFitsLayout: Self { Self() }
  /// Upright.
  public static var portrait: Self { Self() }
  /// Upright, upside down.
  public static var portraitUpsideDown: Self { Self() }
  /// Rotated to the left.
  public static var landscapeLeft: Self { Self() }
  /// Rotated to the right.
  public static var landscapeRight: Self { Self() }

  /// Returns a size in points.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  /// - Returns: The trait.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
