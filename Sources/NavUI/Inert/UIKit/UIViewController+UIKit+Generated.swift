// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIViewController: UIAppearanceContainer {
}

extension UIViewController: UITraitChangeObservable {
}
