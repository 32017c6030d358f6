/// A size that a layout offers to a view.
@available(iOS 16.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, or nil for the view's own.
  public var width: CGFloat?

  /// The height, or nil for the view's own.
  public var height: CGFloat?

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// The view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// As much room as the view likes.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size, with other values for what is left to the view.
  ///
  /// - Parameter size: The other values.
  /// - Returns: The size.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
