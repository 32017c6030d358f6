package import SceneModel

/// An alert or confirmation dialog that contains a view.
@MainActor
package struct Dialog {
  /// The kind of the dialog: an alert or a confirmation dialog.
  package let kind: Element.Kind
  /// A closure that dismisses the dialog and that every button calls after its action (AD-01).
  package let dismiss: @MainActor () -> Void
}

/// The environment key for the dialog around a view.
package struct DialogKey: EnvironmentKey {
  package static var defaultValue: Dialog? { nil }
}

extension ViewContext {
  /// The alert or confirmation dialog around the view, or nil if there is none.
  package var dialog: Dialog? {
    environment.value(for: ObjectIdentifier(DialogKey.self), reader: nil) as? Dialog
  }
}
