/// A part of a control that an app's style can place.
@MainActor
package protocol StylePart: TransparentContainer where Content == AnyView {}
