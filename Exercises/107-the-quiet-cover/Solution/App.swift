import SwiftUI

/// Concerts, for people who see the app and for people who hear it.
@main
struct ConcertApp: App {
  var body: some Scene {
    WindowGroup {
      ConcertView()
    }
  }
}

struct ConcertView: View {
  @State private var isPlanning = false
  @State private var answer = "Tonight at eight"
  @AccessibilityFocusState private var isAtAnswer: Bool

  var body: some View {
    NavigationStack {
      List {
        Text(answer)
          .accessibilityFocused($isAtAnswer)
        NavigationLink("Write about it") { PageView() }
        Button("Seating plan") { isPlanning = true }
        Button("Any seats left?") {
          answer = "Three seats are left"
          isAtAnswer = true
        }
      }
      .navigationTitle("Concert")
      .fullScreenCover(isPresented: $isPlanning) {
        PlanView { isPlanning = false }
          .accessibilityAction(.escape) { isPlanning = false }
      }
    }
  }
}

struct PlanView: View {
  let close: () -> Void

  var body: some View {
    Text("Row A is in front")
    Button("Back to the concert") { close() }
  }
}

struct PageView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var isAsking = false

  var body: some View {
    Form {
      TextField("Page", text: $text)
    }
    .navigationTitle("Page")
    .navigationBarBackButtonHidden(!text.isEmpty)
    .toolbar {
      if !text.isEmpty {
        Button("Cancel") { isAsking = true }
          .confirmationDialog(
            "Lose this page?",
            isPresented: $isAsking,
            titleVisibility: .visible
          ) {
            Button("Lose it", role: .destructive) { dismiss() }
            Button("Keep it", role: .cancel) {}
          }
      }
    }
    .accessibilityAction(.escape) {
      if text.isEmpty {
        dismiss()
      } else {
        isAsking = true
      }
    }
  }
}
