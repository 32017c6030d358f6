import SwiftUI
import WidgetKit

@main
struct StampsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Stamps", provider: Provider()) { _ in Text("Stamps") }
    }
}
