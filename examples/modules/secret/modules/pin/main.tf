variable "digits" {
  description = "Number of digits"
  type        = number
  default     = 6
}

resource "random_password" "this" {
  length  = var.digits
  lower   = false
  upper   = false
  special = false
}

output "value" {
  description = "The digits"
  value       = random_password.this.result
  sensitive   = true
}
