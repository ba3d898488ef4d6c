using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Corpora;
using Assay.Worker.Measuring;
using Assay.Worker.Rows;

namespace Assay.Worker.Tests.Measuring;

public sealed class MapperTimingTests
{
    private const long Microsecond = 1000;
    private const int Instances = 100;
    private readonly FakeRuntime runtime = new();

    [Theory]
    [InlineData(Operation.Serialize, 10_000)]
    [InlineData(Operation.Deserialize, 20_000)]
    public void The_direction_of_the_operation_is_timed(Operation operation, double nanoseconds) =>
        Assert.Equal(
            nanoseconds, Time(operation, new Contract(_ => runtime.Work(10 * Microsecond), _ => runtime.Work(20 * Microsecond))), 3);

    [Fact]
    public void Collections_are_part_of_the_time_as_they_are_of_an_operation()
    {
        var time = Time(Operation.Serialize, new Contract(
            call =>
            {
                runtime.Work(10 * Microsecond);
                if (call % 150 == 0)
                    runtime.Collect(0, 300 * Microsecond);
            },
            _ => { }));

        Assert.Equal(12_000, time, 0);
    }

    [Fact]
    public void A_mapper_is_compiled_to_its_last_tier_before_it_is_timed()
    {
        var time = Time(Operation.Serialize, new Contract(
            call =>
            {
                runtime.Work((call < 5_000 ? 100 : 10) * Microsecond);
                if (call <= 5_000)
                    runtime.MethodsCompiled++;
            },
            _ => { },
            "Converted"));

        Assert.Equal(10_000, time, 3);
    }

    [Fact]
    public void A_mapper_that_only_copies_is_timed_for_a_moment()
    {
        Time(Operation.Serialize, new Contract(_ => runtime.Work(10 * Microsecond), _ => { }));

        Assert.InRange(runtime.ElapsedNanoseconds, 1, 100_000_000);
    }

    private double Time(Operation operation, Contract contract)
    {
        RowProgram<int, string> program = new(new Numbers(), contract, new NoAdapter());
        JobFrame job = new("row", "numbers", new Recipe(1, 1, 0, 0), Instances, Surface.Bytes, operation, "");
        PhaseLine phases = new(new FrameChannel(Stream.Null, Stream.Null));
        return new MapperTiming<int, string>(
            new Corpus<int, string>(program, job, phases), contract, runtime, phases).Run(operation).NanosecondsPerOperation;
    }

    private sealed class Contract(Action<long> toContract, Action<long> toPlain, params string[] convertedMembers) : Contract<int, string>
    {
        private long calls;

        public override IReadOnlyList<string> ConvertedMembers => convertedMembers;

        public override string ToContract(int plain)
        {
            toContract(calls++);
            return "";
        }

        public override int ToPlain(string contract)
        {
            toPlain(calls++);
            return 0;
        }
    }

    private sealed class Numbers : DataSet<int>
    {
        public override int Generate(in Recipe recipe) => recipe.Instance;
    }

    private sealed class NoAdapter : SerializerAdapter<string>;
}
