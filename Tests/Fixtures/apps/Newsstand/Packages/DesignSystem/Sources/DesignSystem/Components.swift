import SwiftUI
#if canImport(UIKit)
    import UIKit
#endif

public struct Card<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) { content }
            .padding(Spacing.medium)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
}

public enum Spacing {
    public static let small: CGFloat = 8
    public static let medium: CGFloat = 16
}

public struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding()
            .background(isEnabled ? Color.accentColor : .gray, in: .capsule)
            .foregroundStyle(.white)
            .opacity(configuration.isPressed ? 0.7 : 1)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    public static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

public struct BadgeModifier: ViewModifier {
    let text: String
    public func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) {
            Text(text).font(.caption2).padding(4).background(.red, in: .circle)
        }
    }
}

extension View {
    public func badge(text: String) -> some View { modifier(BadgeModifier(text: text)) }
}
