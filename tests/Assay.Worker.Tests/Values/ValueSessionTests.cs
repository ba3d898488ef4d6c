using System.Text;
using System.Text.Json;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Rows;
using Assay.Worker.Tests.Session;
using Assay.Worker.Tests.Values.Types;
using Assay.Worker.Values;

namespace Assay.Worker.Tests.Values;

/// <summary>A worker of a program with a user's root type.</summary>
public sealed class ValueSessionTests
{
    private const string Factory = "Assay.Worker.Tests.Values.Types.Samples.";

    [Fact]
    public void A_sample_tells_how_many_values_it_holds_and_what_it_lacks() =>
        Made.WithSample("""[{"Article": "a"}, {"Article": "b", "Count": 1}]"""u8.ToArray(), path =>
    {
        var frame = Ask(new ValueSource(ValueOrigin.Sample, path));

        Assert.Equal((ValueOrigin.Sample, 2, 1L), (frame.Origin, frame.Count, frame.ObjectCount));
        Assert.Matches("^[0-9a-f]{64}$", frame.ContentHash);
        Assert.Equal(["The sample never sets Line.Price: null or zero, because no constructor runs."], frame.Notes);
        return 0;
    });

    [Fact]
    public void A_factory_and_the_generator_tell_how_many_values_there_are()
    {
        Assert.Equal(
            (1, 2, 0), (Ask(Method("One")).Count, Ask(Method("Several")).Count, Ask(new ValueSource(ValueOrigin.Generated, "")).Count));
        Assert.Equal(["The factory returns the same object each time; instances share it."], Ask(Method("Shared")).Notes);
    }

    [Fact]
    public void A_factory_that_goes_by_chance_is_refused() =>
        Assert.StartsWith($"The factory {Factory}Counted returns different values on each call", Refusal(Method("Counted")).Message,
            StringComparison.Ordinal);

    [Fact]
    public void What_a_factory_does_is_charged_to_it()
    {
        var failed = Refusal(Method("Throws"));

        Assert.Equal((WorkerPhase.UserFactory, typeof(BadValuesException).FullName), (failed.Phase, failed.ExceptionType));
        Assert.Equal($"The factory {Factory}Throws threw System.InvalidOperationException.", failed.Message);
        Assert.DoesNotContain("secret", failed.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void A_program_of_data_sets_has_no_values()
    {
        using InProcessWorker worker = new();
        var failed = worker.Conversation.FailureOf(new ValuesRequest(Method("One"), default));

        Assert.Equal("This program measures Assay's data sets, not a user's type.", failed.Message);
    }

    [Fact]
    public void A_row_is_checked_on_the_values_of_its_job()
    {
        using InProcessWorker worker = new(new OwnRows());
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("row", engine.PayloadFile, instances: 5, dataSet: "Line") with { Values = Method("Several") });
        var written = engine.Ask(new WriteRequest());

        Assert.Equal(["Line.Count: another value"], engine.Ask(new ReadRequest()).Differences);
        Assert.True(written.PayloadBytes > 0);
    }

    [Fact]
    public void A_job_carries_its_source()
    {
        var job = WorkerConversation.Job("row", "file") with
        {
            Values = new ValueSource(ValueOrigin.Sample, "orders.json") { Known = ["A", "B"] },
        };
        using MemoryStream stream = new();
        using (BinaryWriter writer = new(stream, Encoding.UTF8, leaveOpen: true))
            job.WriteTo(writer);
        stream.Position = 0;
        using BinaryReader reader = new(stream);
        var read = JobFrame.ReadFrom(reader).Values;

        Assert.Equal((ValueOrigin.Sample, "orders.json", "A B"), (read.Origin, read.Text, string.Join(' ', read.Known)));
    }

    private static ValueSource Method(string method) => new(ValueOrigin.Factory, Factory + method);

    private static ValuesFrame Ask(ValueSource source)
    {
        using InProcessWorker worker = new(new OwnRows());
        return worker.Conversation.Ask(new ValuesRequest(source, new Recipe(1, 1, 0, 0)));
    }

    private static FailedFrame Refusal(ValueSource source)
    {
        using InProcessWorker worker = new(new OwnRows());
        return worker.Conversation.FailureOf(new ValuesRequest(source, new Recipe(1, 1, 0, 0)));
    }

    private sealed class OwnRows : IRowCatalogue
    {
        public ValueProgram? Values => new ValueProgram<Line>();

        public OneMember? FindOneMember(string row, string dataSet) => null;

        public RowProgram? Find(string row, string dataSet) =>
            new RowProgram<Line, Line>(new OwnValues<Line>(), new PlainContract<Line>(), new PropertiesOnly());
    }

    /// <summary>Forgets fields, as a serializer with its defaults does.</summary>
    private sealed class PropertiesOnly : SerializerAdapter<Line>, IBytesSurface<Line>
    {
        public byte[] Serialize(Line value) => JsonSerializer.SerializeToUtf8Bytes(value);

        public Line Deserialize(byte[] payload) => JsonSerializer.Deserialize<Line>(payload)!;
    }
}
