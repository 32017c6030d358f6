/// The size of a sheet, if there is room for more than one.
@available(iOS 18.0, *)
public protocol PresentationSizing: Sendable {}

@available(iOS 18.0, *)
extension PresentationSizing {
  /// The size as it is written in Swift, or nil for any other size.
  var text: String? {
    switch self {
    case is FittedPresentationSizing: ".fitted"
    case is FormPresentationSizing: ".form"
    case is PagePresentationSizing: ".page"
    default: nil
    }
  }
}

/// The automatic size of a sheet.
@available(iOS 18.0, *)
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The automatic size.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// The fitted size of a sheet.
@available(iOS 18.0, *)
public struct FittedPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The fitted size.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// The form size of a sheet.
@available(iOS 18.0, *)
public struct FormPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The form size.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

/// The page size of a sheet.
@available(iOS 18.0, *)
public struct PagePresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The page size.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

@available(iOS 18.0, *)
extension PresentationSizing {
  /// Returns the size, reduced to the size of the content.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the content determines the width.
  ///   - vertical: Whether the content determines the height.
  /// - Returns: The size.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Returns the size, which grows with the content and never shrinks.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is affected.
  ///   - vertical: Whether the height is affected.
  /// - Returns: The size.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}
