package import SceneModel

/// The alert or confirmation dialog that contains a view.
@MainActor
package struct Dialog {
  /// The kind: an alert or a confirmation dialog.
  package let kind: Element.Kind
  /// Dismisses the dialog, as every button in it does after its action (AD-01).
  package let dismiss: @MainActor () -> Void
}

/// The key of the dialog around a view.
package struct DialogKey: EnvironmentKey {
  package static var defaultValue: Dialog? { nil }
}

extension ViewContext {
  /// The alert or confirmation dialog around the view, or nil outside every dialog.
  package var dialog: Dialog? {
    environment.value(for: ObjectIdentifier(DialogKey.self), reader: nil) as? Dialog
  }
}
