import SwiftUI

// OB-41: does a body keep what it writes into its state?
struct OB41: View {
  @State private var count = 0

  var body: some View {
    let _ = write()
    Text("answer \(count)")
  }

  private func write() {
    if count < 3 { count += 1 }
  }
}
