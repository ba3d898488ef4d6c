using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Memory;

namespace Assay.Engine.Tests.Planning;

public class MemoryOptionsTests
{
    private const long Memory = 10_000_000_000;

    [Theory]
    [InlineData(1, new[] { 1 })]
    [InlineData(2, new[] { 1, 2 })]
    [InlineData(6, new[] { 1, 2, 4, 6 })]
    [InlineData(64, new[] { 1, 2, 4, 8, 16, 32, 64 })]
    public void Threads_double_up_to_the_processors(int processors, int[] threads) =>
        Assert.Equal(threads, OptionsOfMemory.DefaultThreads(processors));

    [Fact]
    public void One_thread_is_always_among_the_threads()
    {
        var options = Read((OptionsOfMemory.Threads, "4,2,4"), (OptionsOfMemory.Span, "60s"), (OptionsOfMemory.Gen0, "4M"));

        Assert.Equal([1, 2, 4], options.Threads);
        Assert.Equal([Collector.Workstation, Collector.Server], options.Collectors);
        Assert.Equal((60_000_000_000, 4_000_000L), (options.SpanNanoseconds, options.Gen0Bytes));
    }

    [Fact]
    public void A_cache_is_measured_in_both_forms_with_one_thread_and_one_collector_unless_said_otherwise()
    {
        var options = Read((OptionsOfMemory.Entries, "2k"));

        Assert.Equal([EntryForm.Bytes, EntryForm.Objects], options.Held);
        Assert.Equal((1, 2000), (Assert.Single(options.Threads), options.Entries));
        Assert.Equal([Collector.Workstation], options.Collectors);
        Assert.Equal([Collector.Server], Read((OptionsOfMemory.Held, "bytes"), (OptionsOfMemory.Collectors, "server")).Collectors);
    }

    [Fact]
    public void Entries_that_can_never_fit_are_refused_with_the_arithmetic() => Assert.Equal(
        "--entries 100M cannot fit in memory: 100000000 entries of at least 64 bytes take 6.4 GB, and a worker may take 4.0 GB. Use fewer.",
        Assert.Throws<BadInputException>(() => Read((OptionsOfMemory.Held, "objects"), (OptionsOfMemory.Entries, "100M"))).Message);

    [Fact]
    public void A_cache_is_only_read()
    {
        var request = Asking((OptionsOfWorkloads.Operations, "serialize"), (OptionsOfMemory.Held, "bytes"));

        Assert.Equal(
            "--operation of 'assay run memory' takes deserialize for a cache, not \"serialize\".",
            Assert.Throws<BadInputException>(() => new MemoryExperiment().OperationsOf(request, [Operation.Serialize])).Message);
    }

    private static MemoryOptions Read(params (RunOption Option, string Value)[] given) =>
        MemoryExperiment.Read(Asking(given).Given, Memory);

    private static RunRequest Asking(params (RunOption Option, string Value)[] given) => new()
    {
        Given = given.Aggregate(GivenOptions.None, (all, one) => all.With(one.Option, one.Value)),
    };
}
