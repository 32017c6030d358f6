// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIReferenceLibraryViewController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController {
  /// Creates what stands in for a `UIReferenceLibraryViewController`.
  public convenience init(term: String) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Stands in for `dictionaryHasDefinition` of `UIReferenceLibraryViewController`.
  public static func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
