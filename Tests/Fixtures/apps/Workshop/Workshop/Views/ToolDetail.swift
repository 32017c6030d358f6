import Charts
import PDFKit
import SwiftUI
import WorkshopKit

struct ToolDetail: View {
    let tool: Tool

    private var coded: String {
        let transformer = ValueTransformer(forName: .name)
        return transformer?.transformedValue(tool.name) as? String ?? "none"
    }

    var body: some View {
        VStack {
            Text("code \(coded)")
            Chart(Array(tool.uses.enumerated()), id: \.offset) { index, uses in
                LineMark(x: .value("Week", index), y: .value("Uses", uses))
                    .symbol { Circle().frame(width: 8) }
                PointMark(x: .value("Week", index), y: .value("Uses", uses))
                    .symbol(.circle.strokeBorder(lineWidth: 2))
                    .symbolSize(40)
            }
            .chartXAxisLabel("Week", position: .bottom)
            .chartYAxisLabel(position: .leading) { Text("Uses") }
            ManualView()
        }
        .navigationTitle(tool.name)
    }
}

struct ManualView: UIViewRepresentable {
    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.autoScales = true
        view.document = PDFDocument()
        return view
    }

    func updateUIView(_ view: PDFView, context: Context) {}
}
