// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UILayoutGuide` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// Stands in for `identifier` of `UILayoutGuide`.
  open var identifier: String = ""
  /// Stands in for `layoutFrame` of `UILayoutGuide`.
  open var layoutFrame: CGRect { .zero }
  /// Stands in for `topAnchor` of `UILayoutGuide`.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Stands in for `bottomAnchor` of `UILayoutGuide`.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Stands in for `centerYAnchor` of `UILayoutGuide`.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Stands in for `leadingAnchor` of `UILayoutGuide`.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Stands in for `trailingAnchor` of `UILayoutGuide`.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Stands in for `leftAnchor` of `UILayoutGuide`.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Stands in for `rightAnchor` of `UILayoutGuide`.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Stands in for `centerXAnchor` of `UILayoutGuide`.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Stands in for `widthAnchor` of `UILayoutGuide`.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// Stands in for `heightAnchor` of `UILayoutGuide`.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
