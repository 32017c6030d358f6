/// Declares a preview, which compiles as in Xcode but is not shown on a canvas.
///
/// If a learner's files contain no `App`, the first preview may become the root of a generated app.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "NavUIMacros", type: "PreviewMacro")

/// Declares a preview with traits, such as an orientation, which have no effect in NavLab.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "NavUIMacros", type: "PreviewMacro")

/// A trait that affects how a preview is shown.
public struct PreviewTrait<T> {
  /// A closure that wraps the view of the preview, or nil if the trait has no effect.
  let wrap: ((AnyView) -> AnyView)?

  init(_ wrap: ((AnyView) -> AnyView)? = nil) {
    self.wrap = wrap
  }
}

/// A namespace for the kinds of preview traits.
public struct Preview: Sendable {
  /// The kind of traits that affect the preview of a view.
  public enum ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The layout with the size of the device.
  public static var defaultLayout: Self { Self() }
  /// The layout with the size of the view.
  public static var sizeThatFitsLayout: Self { Self() }
  /// The upright orientation.
  public static var portrait: Self { Self() }
  /// The upside-down orientation.
  public static var portraitUpsideDown: Self { Self() }
  /// The orientation rotated to the left.
  public static var landscapeLeft: Self { Self() }
  /// The orientation rotated to the right.
  public static var landscapeRight: Self { Self() }

  /// Returns a trait that gives a preview a fixed size, in points.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  /// - Returns: The trait.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
