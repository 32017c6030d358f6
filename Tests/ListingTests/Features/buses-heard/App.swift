import SwiftUI

/// Buses, with traits, a focus and ways out that are heard and not seen.
@main
struct BusApp: App {
  var body: some Scene {
    WindowGroup { StopsView() }
  }
}

struct StopsView: View {
  @State private var path: [Int] = []
  @State private var isSheet = false
  @State private var isCover = false
  @State private var isAsking = false
  @State private var isLoud = true
  @AccessibilityFocusState private var place: Int?
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Stops").accessibilityAddTraits(.isHeader)
        Text("Not loud").accessibilityAddTraits(isLoud ? .isHeader : [])
        Text("Plain")
          .accessibilityAddTraits([.isHeader, .isButton])
          .accessibilityRemoveTraits(.isHeader)
        Button("Quieter") { isLoud = false }
        Text("First").accessibilityFocused($place, equals: 1)
        Text("Second").accessibilityFocused($place, equals: 2)
        Button("Go to 2") { place = 2 }
        Button("Go away") { place = nil }
        NavigationLink("Seven", value: 7)
        Button("Sheet") { isSheet = true }
        Button("Cover") { isCover = true }
        Text(size.isAccessibilitySize ? "Huge" : "Usual")
        SizeText().dynamicTypeSize(.small ... .xxLarge)
        SizeText().dynamicTypeSize(.xSmall)
        SpacingText().transformEnvironment(\.lineSpacing) { $0 += isLoud ? 1 : 2 }
      }
      .navigationTitle("Buses")
      .navigationDestination(for: Int.self) { number in
        LineView(number: number)
      }
      .sheet(isPresented: $isSheet) {
        NavigationStack {
          NavigationLink("Deeper") { Text("Deep").navigationTitle("Deep") }
            .navigationTitle("Sheet")
        }
      }
      .fullScreenCover(isPresented: $isCover) {
        NavigationStack {
          Button("Let the gesture work") { isAsking = true }
            .navigationTitle("Cover")
        }
        .accessibilityAction(.escape) { if isAsking { isCover = false } }
      }
    }
  }
}

struct SizeText: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View { Text("size \(String(describing: size))") }
}

struct SpacingText: View {
  @Environment(\.lineSpacing) private var spacing

  var body: some View { Text("spacing \(Int(spacing))") }
}

struct LineView: View {
  let number: Int

  @Environment(\.dismiss) private var dismiss
  @State private var isChanged = false
  @State private var isAsking = false

  var body: some View {
    Form {
      Button("Change") { isChanged = true }
    }
    .navigationTitle("Line \(number)")
    .toolbar { SizeText() }
    .navigationBarBackButtonHidden(isChanged)
    .accessibilityAction(.escape) {
      if isChanged { isAsking = true } else { dismiss() }
    }
    .confirmationDialog("Lose it?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Lose", role: .destructive) { dismiss() }
    }
  }
}
