variable "name" {
  description = "Name of the thing that is labelled"
  type        = string
}

variable "environment" {
  description = "Where it runs"
  type        = string
  default     = "dev"
}

output "id" {
  description = "Name and environment, joined"
  value       = "${var.environment}-${var.name}"
}
