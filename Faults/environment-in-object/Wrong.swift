import SwiftUI

final class CheckoutModel: ObservableObject {
  @Environment(\.dismiss) private var dismiss

  func pay() {
    dismiss()
  }
}

struct ContentView: View {
  @State private var isShown = false

  var body: some View {
    Button("Checkout") { isShown = true }
      .sheet(isPresented: $isShown) {
        CheckoutView()
      }
  }
}

struct CheckoutView: View {
  @StateObject private var model = CheckoutModel()

  var body: some View {
    Button("Pay") { model.pay() }
  }
}
