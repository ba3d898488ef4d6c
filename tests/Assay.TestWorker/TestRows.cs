using Assay.Core.Adapters;
using Assay.Worker.Rows;
using Assay.Worker.Values;

namespace Assay.TestWorker;

/// <summary>
/// Rows that work (<c>ok</c>, <c>lossy</c>, <c>mapped</c>, and <c>lazy</c>, which is read on access) and rows that do not: <c>throws</c>,
/// <c>overflows</c>, <c>hangs</c>, <c>exhausts</c>, <c>hoards</c>, <c>squanders</c>, <c>natively</c>, <c>threads</c>, <c>files</c>,
/// <c>children</c>, <c>orphans</c>, <c>exits</c>, <c>prints</c>, <c>slow</c> and <c>late</c> misbehave when they serialize; the same names
/// with <c>/reading</c> when they deserialize. <c>shares</c>, <c>remembers</c>, <c>two-formats</c> and <c>blind</c> fail under trial alone;
/// <c>leaks</c>, <c>fills</c>, <c>pauses</c>, <c>large-buffers</c> and <c>jealous</c> are odd only in calls without a break. The rows of
/// <see cref="CheatingRows"/> work otherwise than they were checked. All for the data set <c>samples</c>; those of <see cref="ParcelRows"/>
/// for <c>parcels</c>, of <see cref="NoteRows"/> for <c>notes</c>, of <see cref="LedgerRows"/> for <c>ledgers</c>, of
/// <see cref="JsonLabelAdapter"/> for <c>across-texts</c>, of <see cref="VersionRows"/> for data sets with two versions, of
/// <see cref="HostileShapeRows"/> for hostile shapes, and <c>ok</c> for <c>labels</c>, too.
/// </summary>
public sealed class TestRows : IRowCatalogue
{
    private static readonly Dictionary<string, Action> Misbehaving = new()
    {
        ["throws"] = Misdeeds.Throw,
        ["overflows"] = Misdeeds.Overflow,
        ["hangs"] = Misdeeds.Hang,
        ["exhausts"] = Misdeeds.Exhaust,
        ["hoards"] = Misdeeds.HoardOnce,
        ["squanders"] = Misdeeds.Squander,
        ["natively"] = Misdeeds.ExhaustNatively,
        ["threads"] = Misdeeds.StartThreads,
        ["files"] = Misdeeds.OpenFiles,
        ["children"] = Misdeeds.StartProcesses,
        ["orphans"] = Misdeeds.LeaveOrphans,
        ["exits"] = Misdeeds.Exit,
        ["prints"] = Misdeeds.Print,
        ["slow"] = Misdeeds.Slow,
        ["late"] = Misdeeds.Late,
    };

    /// <inheritdoc/>
    public ValueProgram? Values => null;

    /// <inheritdoc/>
    public RowProgram? Find(string row, string dataSet) => (row, dataSet) switch
    {
        ("ok", "samples") => Plain(new OkAdapter()),
        ("ok", "labels") => new RowProgram<Label, Label>(new LabelDataSet(), new PlainContract<Label>(), new LabelAdapter()),
        ("lossy", "samples") => Plain(new LossyAdapter()),
        ("shares", "samples") => Plain(new SharedBufferAdapter()),
        ("remembers", "samples") => Plain(new RememberingAdapter()),
        ("two-formats", "samples") => Plain(new TwoFormatsAdapter()),
        ("blind", "samples") => Plain(new BlindAdapter()),
        ("lazy", "samples") => Plain(new LazyAdapter()),
        ("leaks", "samples") => Plain(new LeakingAdapter()),
        ("fills", "samples") => Plain(new FillingAdapter()),
        ("pauses", "samples") => Plain(new PausingAdapter()),
        ("large-buffers", "samples") => Plain(new LargeBufferAdapter()),
        ("jealous", "samples") => Plain(new JealousAdapter()),
        ("mapped", "samples") => new RowProgram<Sample, SampleTransfer>(new SampleDataSet(), new SampleContract(), new MappedAdapter()),
        (_, "parcels") => ParcelRows.Find(row) is { } parcels ? new RowProgram<Parcel, Parcel>(
            new ParcelDataSet(), new PlainContract<Parcel>(), parcels) : null,
        (_, "notes") =>
            NoteRows.Find(row) is { } notes ? new RowProgram<Note, Note>(new NoteDataSet(), new PlainContract<Note>(), notes) : null,
        (_, "ledgers") => LedgerRows.Find(row) is { } ledgers ? new RowProgram<TestLedger, TestLedger>(
            new LedgerDataSet(), new PlainContract<TestLedger>(), ledgers) : null,
        (_, "letters" or "cards" or "crates") => VersionRows.Find(row, dataSet),
        (_, "across-texts") when JsonLabelAdapter.Names.Contains(row) =>
            new RowProgram<Label, Label>(new LabelShape(), new PlainContract<Label>(), new JsonLabelAdapter(row)),
        (_, "badges") when BadgeAdapter.Names.Contains(row) =>
            new RowProgram<Badge, Badge>(new BadgeDataSet(), new PlainContract<Badge>(), new BadgeAdapter(row)),
        (_, "hostile-chain" or "hostile-empty-objects" or "hostile-shared-items") => HostileShapeRows.Find(row, dataSet),
        (_, "samples") => CheatingRows.Find(row) is { } cheating ? Plain(cheating) : FindMisbehaving(row),
        _ => null,
    };

    /// <inheritdoc/>
    public OneMember? FindOneMember(string row, string dataSet) => (row, dataSet) switch
    {
        ("ok" or "lossy", "samples") => Name(new One.NameAdapter()),
        ("lazy", "samples") => Name(new One.LazyNameAdapter()),
        ("mapped", "samples") => new OneMember("Sample.Name", null, "Its members are known by position."),
        _ => null,
    };

    private static OneMember Name(SerializerAdapter<One.Sample> adapter) => new(
        "Sample.Name",
        new RowProgram<One.Sample, One.Sample>(
            new PrunedDataSet<Sample, One.Sample>(new SampleDataSet(), whole => new One.Sample { Name = whole.Name }),
            new PlainContract<One.Sample>(), adapter),
        "");

    private static RowProgram<Sample, Sample>? FindMisbehaving(string row)
    {
        var parts = row.Split('/');
        var when = parts.Length == 2 && parts[1] == "reading" ? Operation.Deserialize : Operation.Serialize;
        return Misbehaving.TryGetValue(parts[0], out var misdeed) ? Plain(new MisbehavingAdapter(misdeed, when)) : null;
    }

    private static RowProgram<Sample, Sample> Plain(SerializerAdapter<Sample> adapter) =>
        new(new SampleDataSet(), new PlainContract<Sample>(), adapter);
}
