/// A part of a control that an app's style puts where it likes.
@MainActor
package protocol StylePart: TransparentContainer where Content == AnyView {}
