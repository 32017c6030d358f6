import CoreData
import SwiftUI

struct ExpenseListView: View {
    @Environment(\.managedObjectContext) private var viewContext

    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Expense.title, ascending: true)],
        animation: .default)
    private var expenses: FetchedResults<Expense>

    @State private var isAdding = false
    @State private var searchText = ""

    var body: some View {
        NavigationStack {
            Group {
                if expenses.isEmpty {
                    ContentUnavailableView("No Expenses", systemImage: "tray", description: Text("Add your first expense."))
                } else {
                    List {
                        ForEach(expenses) { expense in
                            NavigationLink {
                                ExpenseDetailView(expense: expense)
                            } label: {
                                ExpenseRow(expense: expense)
                            }
                        }
                        .onDelete(perform: deleteItems)
                    }
                }
            }
            .navigationTitle("Expenses")
            .searchable(text: $searchText)
            .onChange(of: searchText) { _, text in
                expenses.nsPredicate = text.isEmpty ? nil : NSPredicate(format: "title CONTAINS[cd] %@", text)
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    EditButton()
                }
                ToolbarItem {
                    Button {
                        isAdding = true
                    } label: {
                        Label("Add Item", systemImage: "plus")
                    }
                }
            }
            .sheet(isPresented: $isAdding) {
                ExpenseEditor()
            }
        }
    }

    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            offsets.map { expenses[$0] }.forEach(viewContext.delete)

            do {
                try viewContext.save()
            } catch {
                let nsError = error as NSError
                fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
            }
        }
    }
}

struct ExpenseRow: View {
    @ObservedObject var expense: Expense

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(expense.wrappedTitle)
                    .font(.headline)
                Text(expense.categoryName)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text(expense.formattedAmount)
                .monospacedDigit()
        }
    }
}

struct ExpenseDetailView: View {
    @Environment(\.managedObjectContext) private var viewContext
    @Environment(\.dismiss) private var dismiss
    @ObservedObject var expense: Expense
    @State private var isEditing = false
    @State private var confirmsDelete = false

    var body: some View {
        Form {
            Section("Details") {
                LabeledContent("Title", value: expense.wrappedTitle)
                LabeledContent("Amount", value: expense.formattedAmount)
                LabeledContent("Category", value: expense.categoryName)
                if expense.isRecurring {
                    Label("Recurring", systemImage: "arrow.clockwise")
                }
            }
            Section {
                Button("Delete Expense", role: .destructive) {
                    confirmsDelete = true
                }
            }
        }
        .navigationTitle(expense.wrappedTitle)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button("Edit") { isEditing = true }
        }
        .sheet(isPresented: $isEditing) {
            ExpenseEditor(expense: expense)
        }
        .confirmationDialog("Delete this expense?", isPresented: $confirmsDelete, titleVisibility: .visible) {
            Button("Delete", role: .destructive) {
                viewContext.delete(expense)
                try? viewContext.save()
                dismiss()
            }
        }
    }
}

#Preview {
    ExpenseListView()
        .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
}
