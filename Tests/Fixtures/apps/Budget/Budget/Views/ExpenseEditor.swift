import SwiftUI
import CoreData

struct ExpenseEditor: View {
    @Environment(\.managedObjectContext) private var viewContext
    @Environment(\.presentationMode) private var presentationMode

    @FetchRequest(entity: Category.entity(), sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)])
    private var categories: FetchedResults<Category>

    private let expense: Expense?
    @State private var title: String
    @State private var amount: Double
    @State private var isRecurring: Bool
    @State private var category: Category?

    init(expense: Expense? = nil) {
        self.expense = expense
        _title = State(initialValue: expense?.title ?? "")
        _amount = State(initialValue: expense?.amount ?? 0)
        _isRecurring = State(initialValue: expense?.isRecurring ?? false)
        _category = State(initialValue: expense?.category)
    }

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: $title)
                TextField("Amount", value: $amount, format: .number)
                    .keyboardType(.decimalPad)
                Toggle("Recurring", isOn: $isRecurring)
                Picker("Category", selection: $category) {
                    Text("None").tag(Category?.none)
                    ForEach(categories) { category in
                        Text(category.wrappedName).tag(Optional(category))
                    }
                }
            }
            .navigationTitle(expense == nil ? "New Expense" : "Edit Expense")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { presentationMode.wrappedValue.dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
                }
            }
        }
    }

    private func save() {
        let expense = self.expense ?? Expense(context: viewContext)
        if self.expense == nil {
            expense.id = UUID()
            expense.date = Date()
        }
        expense.title = title
        expense.amount = amount
        expense.isRecurring = isRecurring
        expense.category = category
        do {
            try viewContext.save()
        } catch {
            viewContext.rollback()
        }
        presentationMode.wrappedValue.dismiss()
    }
}
