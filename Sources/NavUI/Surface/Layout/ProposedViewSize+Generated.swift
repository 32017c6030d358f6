// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A size that a layout proposes to a view.
@available(iOS 16.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, or nil for the ideal one.
  public var width: CGFloat?

  /// The height, or nil for the ideal one.
  public var height: CGFloat?

  /// A size of zero.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// The ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// An infinite size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  ///
  /// - Parameter size: The other values.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the size with defaults for unspecified dimensions.
  ///
  /// - Parameter size: The other values.
  /// - Returns: The size.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}
