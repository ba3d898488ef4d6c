using System.Diagnostics;

namespace Assay.Worker.Tests.Session;

/// <summary>The test worker as a process of its own.</summary>
internal sealed class ChildWorker : IDisposable
{
    private readonly Process process;
    private readonly Task<string> output;
    private readonly Task<string> error;

    public ChildWorker(params (string Name, string Value)[] environment)
        : this(conversation => conversation.Handles, environment)
    {
    }

    private ChildWorker(Func<WorkerConversation, string[]> arguments, (string Name, string Value)[] environment)
    {
        ProcessStartInfo start = new("dotnet", [Path.Combine(AppContext.BaseDirectory, "Assay.TestWorker.dll"), .. arguments(Conversation)])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            RedirectStandardInput = true,
        };
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        foreach ((var name, var value) in environment)
            start.Environment[name] = value;
        process = Process.Start(start)!;
        Conversation.ForgetClientHandles();
        output = process.StandardOutput.ReadToEndAsync();
        error = process.StandardError.ReadToEndAsync();
    }

    public static ChildWorker WithoutArguments() => new(_ => [], []);

    public WorkerConversation Conversation { get; } = new(HandleInheritability.Inheritable);

    public string Output => output.GetAwaiter().GetResult();

    public string Error => error.GetAwaiter().GetResult();

    public int WaitForExit()
    {
        process.WaitForExit();
        return process.ExitCode;
    }

    public bool HasExited => process.HasExited;

    /// <summary>What happens to standard input when the engine is killed.</summary>
    public void CloseInput() => process.StandardInput.Close();

    public void Kill() => process.Kill();

    public void Dispose()
    {
        if (!process.HasExited)
            process.Kill();
        process.WaitForExit();
        process.Dispose();
        Conversation.Dispose();
    }
}
