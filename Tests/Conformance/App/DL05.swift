import SwiftUI

// DL-05: in which order do two handlers of a URL run?
struct DL05: View {
  @State private var order: [String] = []

  var body: some View {
    VStack {
      Text("answer \(order.joined(separator: " "))")
      Text("Child").onOpenURL { _ in order.append("child") }
    }
    .onOpenURL { _ in order.append("parent") }
  }
}
