using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Measuring;

/// <summary>Makes blocks for tests.</summary>
internal static class BlockOf
{
    public static PlannedBlock Rows(int number, params string[] rows) =>
        new(ResultsOf.Books, Operation.Serialize, number, 0, [.. rows.Select(Row)]);

    private static ReadyRow Row(string name) => new(
        name,
        TestPrograms.Of("x.dll"),
        new JobFrame(name, "books", new Recipe(100, 1, 0, 0), 3, Surface.Bytes, Operation.Serialize, "x"),
        1);
}
