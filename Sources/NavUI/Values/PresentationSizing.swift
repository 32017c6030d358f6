/// A sheet size for screens that allow different sizes.
@available(iOS 18.0, *)
public protocol PresentationSizing: Sendable {}

@available(iOS 18.0, *)
extension PresentationSizing {
  /// The size as Swift code, or nil if it is not one of the system's sizes.
  var text: String? {
    switch self {
    case is FittedPresentationSizing: ".fitted"
    case is FormPresentationSizing: ".form"
    case is PagePresentationSizing: ".page"
    default: nil
    }
  }
}

/// The sheet size that the system chooses.
@available(iOS 18.0, *)
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates the automatic size.
  public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that the system chooses.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// The sheet size that fits the content.
@available(iOS 18.0, *)
public struct FittedPresentationSizing: PresentationSizing {
  /// Creates the fitted size.
  public init() {}
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size that fits the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// The sheet size that suits a form.
@available(iOS 18.0, *)
public struct FormPresentationSizing: PresentationSizing {
  /// Creates the form size.
  public init() {}
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size that suits a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

/// The sheet size that suits a page of text.
@available(iOS 18.0, *)
public struct PagePresentationSizing: PresentationSizing {
  /// Creates the page size.
  public init() {}
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size that suits a page of text.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

@available(iOS 18.0, *)
extension PresentationSizing {
  /// Returns the size unchanged, because NavLab does not measure the content.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the content determines the width.
  ///   - vertical: Whether the content determines the height.
  /// - Returns: The size.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Returns the size unchanged, because NavLab does not measure the content.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is affected.
  ///   - vertical: Whether the height is affected.
  /// - Returns: The size.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}
