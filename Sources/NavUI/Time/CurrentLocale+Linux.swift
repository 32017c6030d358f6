#if os(Linux)
public import Foundation
internal import Glibc

/// A namespace for the device's locale, which is that of a new simulator: American English (OB-45).
///
/// On Linux, Foundation's locale is English without a region, whatever the environment contains.
enum CurrentLocale {
  /// Makes Foundation's libraries return the American locale as the current locale.
  static func makeAmerican() {
    for name in ["libFoundation.so", "libFoundationInternationalization.so"] {
      _ = LoadedLibrary(named: name)?.divert(functions)
    }
  }

  /// The names of the functions that return the current locale, with the addresses of their replacements.
  static let functions: [(name: String, address: UInt)] = {
    let own: @convention(c) () -> Void = {}
    guard let file = CodePlace.file(of: unsafeBitCast(own, to: UnsafeRawPointer.self)),
      let library = dlopen(file, RTLD_NOLOAD | RTLD_LAZY)
    else { return [] }
    defer { dlclose(library) }
    guard let answer = dlsym(library, "navui_american_locale") else { return [] }
    return [
      ("$s20FoundationEssentials6LocaleV7currentACvgZ", UInt(bitPattern: answer)),
      ("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", UInt(bitPattern: answer)),
    ]
  }()
}

// The getters that it stands in for are Swift functions, so it cannot be one of C.
// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
/// Returns the locale of a new simulator instead of the current locale.
@_silgen_name("navui_american_locale")
public func _navuiAmericanLocale() -> Locale {
  .american
}
#endif
