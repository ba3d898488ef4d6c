using Assay.Core.Adapters;
using Assay.Worker.Rows;

namespace Assay.TestWorker;

/// <summary>
/// Rows that work (<c>ok</c>, <c>lossy</c>, <c>mapped</c>) and rows that do not: <c>throws</c>, <c>overflows</c>, <c>hangs</c>, <c>exhausts</c>, <c>exits</c>, <c>prints</c>
/// and <c>slow</c> misbehave when they serialize; the same names with <c>/reading</c> when they deserialize. All for the data set <c>samples</c>.
/// </summary>
public sealed class TestRows : IRowCatalogue
{
    private static readonly Dictionary<string, Action> Misbehaving = new()
    {
        ["throws"] = Misdeeds.Throw,
        ["overflows"] = Misdeeds.Overflow,
        ["hangs"] = Misdeeds.Hang,
        ["exhausts"] = Misdeeds.Exhaust,
        ["exits"] = Misdeeds.Exit,
        ["prints"] = Misdeeds.Print,
        ["slow"] = Misdeeds.Slow,
    };

    /// <inheritdoc/>
    public RowProgram? Find(string row, string dataSet) => dataSet != "samples" ? null : row switch
    {
        "ok" => Plain(new OkAdapter()),
        "lossy" => Plain(new LossyAdapter()),
        "mapped" => new RowProgram<Sample, SampleTransfer>(new SampleDataSet(), new SampleContract(), new MappedAdapter()),
        _ => FindMisbehaving(row),
    };

    private static RowProgram<Sample, Sample>? FindMisbehaving(string row)
    {
        string[] parts = row.Split('/');
        Operation when = parts.Length == 2 && parts[1] == "reading" ? Operation.Deserialize : Operation.Serialize;
        return Misbehaving.TryGetValue(parts[0], out Action? misdeed) ? Plain(new MisbehavingAdapter(misdeed, when)) : null;
    }

    private static RowProgram<Sample, Sample> Plain(SerializerAdapter<Sample> adapter) => new(new SampleDataSet(), new PlainContract<Sample>(), adapter);
}
