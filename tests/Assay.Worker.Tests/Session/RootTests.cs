using System.Text;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Rows;
using Assay.Worker.Values;

namespace Assay.Worker.Tests.Session;

/// <summary>Roots that are no classes, or nothing at all.</summary>
public sealed class RootTests
{
    private const long OneSecond = 1_000_000_000;

    [Theory]
    [InlineData("text", 6)]
    [InlineData("nothing", 0)]
    [InlineData("number", 4)]
    [InlineData("no number", 0)]
    public void Any_root_is_written_read_and_measured(string dataSet, long payloadBytes)
    {
        using InProcessWorker worker = new(new Rows());
        var engine = worker.Conversation;
        engine.Open(WorkerConversation.Job("row", engine.PayloadFile, operation: Operation.Deserialize, dataSet: dataSet));
        var written = engine.Ask(new WriteRequest());

        Assert.Equal((payloadBytes, 1), (written.PayloadBytes, written.ObjectCount));
        Assert.Empty(engine.Ask(new ReadRequest()).Differences);
        Assert.True(engine.Ask(new WarmUpRequest(OneSecond)).Calls > 0);
        Assert.True(
            engine.Ask(new BatchRequest(1, 0)).ElapsedNanoseconds > 0);

        // Only the text itself is allocated: neither loop nor sink box a result. The pass's own clocks may, once.
        var allocated = engine.Ask(new AllocationRequest());
        Assert.InRange(allocated.ThreadBytesPerOperation, dataSet == "text" ? 32 : 0, dataSet == "text" ? 40 : 1);
    }

    private sealed class Rows : IRowCatalogue
    {
        public ValueProgram? Values => null;

        public OneMember? FindOneMember(string row, string dataSet) => null;

        public RowProgram? Find(string row, string dataSet) => dataSet switch
        {
            "text" => new RowProgram<string?, string?>(new Constant<string?>("a text"), new PlainContract<string?>(), new Text()),
            "nothing" => new RowProgram<string?, string?>(new Constant<string?>(null), new PlainContract<string?>(), new Text()),
            "number" => new RowProgram<int?, int?>(new Constant<int?>(5), new PlainContract<int?>(), new Number()),
            "no number" => new RowProgram<int?, int?>(new Constant<int?>(null), new PlainContract<int?>(), new Number()),
            _ => null,
        };
    }

    private sealed class Constant<T>(T value) : DataSet<T>
    {
        public override T Generate(in Recipe recipe) => value;
    }

    private sealed class Text : SerializerAdapter<string?>, IBytesSurface<string?>
    {
        public byte[] Serialize(string? value) => value is null ? [] : Encoding.UTF8.GetBytes(value);

        public string? Deserialize(byte[] payload) => payload.Length == 0 ? null : Encoding.UTF8.GetString(payload);
    }

    private sealed class Number : SerializerAdapter<int?>, IBytesSurface<int?>
    {
        public byte[] Serialize(int? value) => value is { } number ? BitConverter.GetBytes(number) : [];

        public int? Deserialize(byte[] payload) => payload.Length == 0 ? null : BitConverter.ToInt32(payload);
    }
}
