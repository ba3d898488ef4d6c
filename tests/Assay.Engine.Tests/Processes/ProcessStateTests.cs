namespace Assay.Engine.Tests.Processes;

public class ProcessStateTests
{
    private const string Rest = " 1 42 42 0 -1 4194560 9 0 0 0 1 2 0 0 20 0 17 0 555 0";

    [Theory]
    [InlineData("42 (dotnet) T", true)]
    [InlineData("42 (dotnet) t", true)]
    [InlineData("42 (dotnet) S", false)]
    [InlineData("42 (a) T (b) R", false)]
    public void The_fields_stand_behind_the_name(string start, bool isStopped) =>
        Assert.Equal(new ProcessState(isStopped, 17, 555), ProcessState.Parse(start + Rest));

    [Theory]
    [InlineData("42 (dotnet)")]
    [InlineData("42 (dotnet) T 1 42 42 0")]
    [InlineData("")]
    public void An_incomplete_line_has_no_state(string stat) => Assert.Null(ProcessState.Parse(stat));

    [Fact]
    public void This_process_is_not_stopped() => Assert.NotEqual(true, ProcessState.Read(Environment.ProcessId)?.IsStopped);
}
