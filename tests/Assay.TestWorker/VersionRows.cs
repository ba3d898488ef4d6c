using Assay.Core.Adapters;
using Assay.Core.Workloads;
using Assay.Worker.Rows;

namespace Assay.TestWorker;

/// <summary>
/// Rows with two versions of the data sets <c>letters</c>, <c>cards</c> and <c>crates</c>: the program has the new ones where it lies in a
/// folder <c>new</c>, as programs with versions are two.
/// </summary>
internal static class VersionRows
{
    private static readonly bool IsNew = new DirectoryInfo(AppContext.BaseDirectory).Name == "new";

    public static RowProgram? Find(string row, string dataSet) =>
        VersionedFaults.Find(row) is not VersionedFault fault ? null : (dataSet, IsNew) switch
        {
            ("letters", false) =>
                Of(fault, new OldTypes.Letter { To = "Ann", From = "Bob" }, new OldTypes.Letter { To = "Ann", From = "Bob" }),
            ("letters", true) =>
                Of(fault, new NewTypes.Letter { To = "Ann", From = "Bob" }, new NewTypes.Letter { To = "Ann", From = "Bob" }),
            ("cards", false) => Of(fault, new OldTypes.Card { Number = 7 }, new OldTypes.Card { Number = 7 }),
            ("cards", true) =>
                Of(fault, new NewTypes.Card { Number = 7, Priority = 5 }, new NewTypes.Card { Number = 7 },
                    new NewTypes.Card { Number = 7, Priority = 0 }),
            ("crates", false) => Of(fault, new OldTypes.Crate { Weight = 5_000_000_000 }, new OldTypes.Crate { Weight = 5 }),
            ("crates", true) => Of(fault, new NewTypes.Crate { Weight = 5 }, new NewTypes.Crate { Weight = int.MaxValue }),
            _ => null,
        };

    private static RowProgram<T, T> Of<T>(VersionedFault fault, T written, params T[] ways)
        where T : class, new() => new(new VersionedDataSet<T>(written, ways), new PlainContract<T>(), new VersionedAdapter<T>(fault));

    private sealed class VersionedDataSet<T>(T written, T[] ways) : DataSet<T>
    {
        public override T Generate(in Recipe recipe) => recipe.Instance == 0 ? written : ways[recipe.Instance - 1];
    }
}
